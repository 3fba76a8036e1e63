export const priceHandlers = {}
