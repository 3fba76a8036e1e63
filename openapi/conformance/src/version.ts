import { createRequire } from 'node:module'

/** The version of this package. It is one folder above both the source and what is built of it. */
export const { version } = createRequire(import.meta.url)('../package.json') as { readonly version: string }
