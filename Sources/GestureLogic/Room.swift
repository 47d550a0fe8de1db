// GestureLogic
