import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalJson } from '../src/canonical-json.ts'
import type { Result } from '../src/engine/result.ts'
import { sign, verify } from '../src/signed-result.ts'

const result: Result = {
  tool: { name: 'switchboard-conformance', version: '1.0.0' },
  contract: { title: 'Café', version: '1.0.0', sha256: 'a'.repeat(64) },
  url: 'https://api.example',
  seed: 7,
  started: '2026-11-20T08:00:00.000Z',
  ended: '2026-11-20T08:01:00.000Z',
  readOnly: false,
  mock: false,
  only: [],
  skip: [],
  timeUp: false,
  complete: true,
  requests: 42,
  operations: [
    {
      operation: 'readOne',
      method: 'GET',
      path: '/one',
      outcome: 'passed',
      statuses: { '200': 3, '404': 1 },
    },
  ],
  rules: [],
  findings: [],
  leftOut: [],
}
const { privateKey, publicKey } = generateKeyPairSync('ed25519')

describe('a signed result', () => {
  const signed = sign(result, privateKey)

  test('is verified by the public key that it names', () => {
    expect(verify(signed, publicKey)).toBe(true)
    expect(verify(signed, createPublicKey(signed.publicKey))).toBe(true)
  })

  test('may be written again with other spaces and another order', () => {
    const reversed = Object.fromEntries(Object.entries(signed.result).reverse()) as unknown as Result
    expect(verify(JSON.parse(JSON.stringify({ ...signed, result: reversed }, null, 4)), publicKey)).toBe(true)
  })

  test.each<[string, object]>([
    ['a changed field', { result: { ...result, requests: 43 } }],
    ['a field more', { result: { ...result, more: null } }],
    ['another format', { format: 'switchboard-conformance-result/2' }],
    ['another signature', { signature: Buffer.alloc(64).toString('base64') }],
    ['no signature', { signature: '' }],
  ])('is not verified with %s', (_what, change) => {
    expect(verify({ ...signed, ...change }, publicKey)).toBe(false)
  })

  test('is not verified by another key, or one of another kind', () => {
    expect(verify(signed, generateKeyPairSync('ed25519').publicKey)).toBe(false)
    expect(verify(signed, generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey)).toBe(false)
  })
})

describe('canonical JSON', () => {
  test('is as RFC 8785 has it', () => {
    const value = { '€': 1e21, b: [true, null, 'é"\n'], '\u0080': 0.1, a: { z: 1.0, y: -0 }, '😀': '' }
    expect(canonicalJson(value)).toBe(
      '{"a":{"y":0,"z":1},"b":[true,null,"é\\"\\n"],"\u0080":0.1,"€":1e+21,"😀":""}',
    )
  })

  test('is the same JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  test('is refused when it is nested too deep', () => {
    expect(() => canonicalJson(JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`))).toThrow(RangeError)
  })
})
