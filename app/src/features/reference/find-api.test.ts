import { expect, test } from 'vitest'
import { findApi } from './find-api.ts'
import type { PublicApi } from './types.ts'

const api = (publisher: string, tag: string | null, version: string) =>
  ({ publisher, tag, version }) as PublicApi
const swap = api('lumina', 'sim-swap', 'v1')
const number = api('lumina', 'number', 'v2')
const device = api('beacon', null, 'v0')
const apis = [swap, number, device]

test.each([
  ['its own address', { publisher: 'lumina', tag: 'sim-swap', version: 'v1' }, swap],
  ['an older version', { publisher: 'lumina', tag: 'number', version: 'v1' }, number],
  ['a publisher with one API', { publisher: 'beacon', tag: null, version: 'v0' }, device],
  ['a tag that is missing', { publisher: 'lumina', tag: null, version: 'v1' }, undefined],
  ['a tag too many', { publisher: 'beacon', tag: 'device', version: 'v0' }, undefined],
  ['another publisher', { publisher: 'nobody', tag: 'sim-swap', version: 'v1' }, undefined],
])('%s', (_, address, found) => {
  expect(findApi(apis, address)).toBe(found)
})
