export const keyHandlers = {}
