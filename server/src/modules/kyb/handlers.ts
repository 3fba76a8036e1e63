export const kybHandlers = {}
