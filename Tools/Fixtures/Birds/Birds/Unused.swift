let unused = thisFileIsInNoTarget()
