/** 128 random bits in base 36. `crypto.randomUUID` is missing on pages without https. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (bits) => bits.toString(36)).join('')
