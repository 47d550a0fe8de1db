# Everything a newcomer needs: `make run` opens the Files app, `make test` runs every test.
.PHONY: run test bench tour catalog pictures walk

run:
	@scripts/bootstrap
	@scripts/run

tour:
	@scripts/bootstrap
	swift run -q FilesTour build/tour

catalog:
	@scripts/bootstrap
	swift run -q CatalogTour build/catalog

# One sheet for each thing that was measured on pictures of iOS, with a ruler.
pictures:
	@scripts/bootstrap
	swift run -q PictureSheets build/pictures

test:
	@scripts/bootstrap --tests
	swift test

bench:
	@scripts/bootstrap
	for program in Bench FirstFrame EmptyProgram; do swift build -q -c release --static-swift-stdlib --product $$program || exit 1; done
	.build/release/Bench

# A million random requests, gestures and changes in apps of every shape; a broken promise is printed as a script that breaks it
# again. No frame may take longer than a 60th of a second.
walk:
	@scripts/bootstrap
	swift build -q -c release --static-swift-stdlib --product Walk
	.build/release/Walk
	.build/release/Walk --inside 10000 250
	.build/release/Walk --presentations 2> /dev/null
