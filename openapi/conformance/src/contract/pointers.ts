/** A name as a segment of a JSON Pointer. */
export const segment = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1')
