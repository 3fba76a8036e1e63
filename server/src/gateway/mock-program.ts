/** The program of a published document's mock. A server without such mocks doesn't depend on it, nor do its tests. */
export const mockProgram = new URL('../../../mocks/src/published/mock-process.ts', import.meta.url)
