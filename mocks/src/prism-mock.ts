import { createRequire } from 'node:module'
import type { PrismHttpComponents } from '@stoplight/prism-http'

/** The part of Prism that chooses a response. Our additions are wrappers round it: `(mock) => mock`. */
export type Mock = PrismHttpComponents['mock']

// Prism takes another `mock` but does not export its own, and the module is CommonJS with a `default`.
const load = createRequire(import.meta.url)
export const prismMock: Mock = load('@stoplight/prism-http/dist/mocker').default
