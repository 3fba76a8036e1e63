/** Days that the request log is kept, besides today. */
export const keptDays = 90
