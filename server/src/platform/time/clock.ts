/** Now. A parameter everywhere, so that tests can move time. */
export type Clock = () => Date

export const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000)
