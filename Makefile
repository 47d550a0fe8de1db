# Everything a newcomer needs: `make run` opens the Files app, `make test` runs every test.
.PHONY: run test check lint format test-tools reader bench bench-library tour catalog recipes pictures walk interface install docs package-check

PREFIX ?= $(HOME)/.local

run:
	@scripts/bootstrap
	@scripts/run

tour:
	@scripts/bootstrap
	swift run -q FilesTour build/tour

catalog:
	@scripts/bootstrap
	swift run -q CatalogTour build/catalog

# An app with a project for Xcode, a storyboard and an asset catalog: imported, built and shown by the command line tool.
recipes:
	@scripts/bootstrap
	scripts/recipes pictures build/recipes

# One sheet for each thing that was measured on pictures of iOS, with a ruler.
pictures:
	@scripts/bootstrap
	swift run -q PictureSheets build/pictures

formatted := Package.swift Documentation/ExampleContext.swift Sources Tests Examples Benchmarks Tools/Package.swift Tools/Sources Tools/Prebuilt/Sources Tools/Combine Tools/Tests

# Says where a source is not as `make format` leaves it.
lint:
	swift format lint --strict --recursive --parallel $(formatted)

format:
	swift format --in-place --recursive --parallel $(formatted)

test:
	@scripts/bootstrap --tests
	@$(MAKE) --no-print-directory lint
	scripts/test tools
	@$(MAKE) --no-print-directory test-tools

# The command line tool, and packages and apps written for iOS, which it builds and tests as they are.
test-tools:
	scripts/test-tools

# Runs Orca alone over the apps Files, Notes and Catalog on an invisible display, and compares what Orca says, which changes with its version. The
# tests do the same with Orca 43.
reader:
	@scripts/bootstrap --tests
	for program in Files Notes Catalog; do swift build -q --product $$program || exit 1; done
	/usr/bin/python3 -B Tests/ScreenReaderTests/Programs/orca.py .build/debug/Files .build/debug/Notes .build/debug/Catalog
	[ ! -x /usr/libexec/ibus-engine-hangul ] || /usr/bin/python3 -B Tests/ScreenReaderTests/Programs/orca_ibus.py .build/debug/Notes

# Packages Hello, and starts it in a folder with the libraries of the system alone. Takes some minutes, so CI does not run it.
package-check:
	@scripts/bootstrap --tests
	scripts/package-check

# CI runs this after the tests.
check:
	@scripts/bootstrap --tests
	scripts/check

# The library's interface as text, which the command line tool reads, and the areas that it lacks, which FromIOS.md begins with.
interface:
	swift run -q --package-path Tools WriteInterface .

# The documentation site with every public symbol, into build/docs.
docs:
	@scripts/bootstrap
	@scripts/docs

# `make install PREFIX=/usr/local`: the command `chevron`, for any folder.
install:
	@scripts/bootstrap
	@scripts/install "$(PREFIX)"

bench:
	@scripts/bootstrap
	for program in Bench FirstFrame EmptyProgram; do swift build -q -c release --static-swift-stdlib --product $$program || exit 1; done
	.build/release/Bench
	swift build -q --package-path Tools -c release --product RewritingBench
	Tools/.build/release/RewritingBench --interface Tools/Data/interface.txt
	scripts/bench-hundred

# The library of debug builds beside the optimized one. Builds both from nothing, which takes several minutes.
bench-library:
	@scripts/bootstrap
	scripts/bench-library

# A million random requests, gestures and changes in apps of every shape; a broken promise is printed as a script that breaks it
# again. No frame may take longer than a 60th of a second.
walk:
	@scripts/bootstrap
	swift build -q -c release --static-swift-stdlib --product Walk
	.build/release/Walk
	.build/release/Walk --inside 10000 250
	.build/release/Walk --lists 200 1000 2> /dev/null
	.build/release/Walk --presentations 2> /dev/null
	.build/release/Walk --interruptions 2> /dev/null
