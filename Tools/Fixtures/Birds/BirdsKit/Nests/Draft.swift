let draft = thisFileIsAnException()
