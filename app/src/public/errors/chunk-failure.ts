/** Browsers word it differently, and give the error no name of its own. */
const words = /dynamically imported module|module script failed|Unable to preload CSS/i

/** Whether a part of the app could not be fetched. */
export const isChunkFailure = (error: unknown): boolean => error instanceof Error && words.test(error.message)
