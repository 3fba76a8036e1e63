/** Where no `VITE_TIME_ZONE` is set. */
export const defaultTimeZone = 'Asia/Manila'
