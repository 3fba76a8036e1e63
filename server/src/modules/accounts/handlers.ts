export const accountHandlers = {}
