// NavigationLogic
