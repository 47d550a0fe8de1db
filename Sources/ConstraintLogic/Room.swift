// ConstraintLogic
