export const planHandlers = {}
