export const adminHandlers = {}
