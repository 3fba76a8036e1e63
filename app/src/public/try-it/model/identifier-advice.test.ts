import { expect, test } from 'vitest'
import { operation } from '../test/operation.ts'
import { identifierAdvice } from './identifier-advice.ts'

const refusing = (...codes: string[]) =>
  operation({
    responses: [
      {
        status: '422',
        description: '',
        headers: [],
        content: [
          {
            type: 'application/json',
            schema: null,
            examples: codes.map((code) => ({ name: code, summary: '', value: { status: 422, code } })),
          },
        ],
      },
    ],
  })
const both = refusing('MISSING_IDENTIFIER', 'UNNECESSARY_IDENTIFIER')
const asEnum = operation({
  schemas: { Code: { type: 'string', enum: ['MISSING_IDENTIFIER', 'UNNECESSARY_IDENTIFIER'] } },
})

test.each([
  [
    'a request that names a device',
    both,
    '{"device":{"phoneNumber":"+63"}}',
    /remove device.*UNNECESSARY_IDENTIFIER/,
  ],
  ['one that names a number', both, '{"phoneNumber":"+63"}', /remove phoneNumber/],
  ['one that names nobody', both, '{"maxAge":60}', /add device or phoneNumber.*MISSING_IDENTIFIER/],
  ['a null', both, '{"device":null}', /MISSING_IDENTIFIER/],
  ['no JSON', both, '{"device":', /MISSING_IDENTIFIER/],
  ['codes of a schema', asEnum, '{}', /MISSING_IDENTIFIER/],
  ['only the one code, which does not apply', refusing('MISSING_IDENTIFIER'), '{"device":{}}', undefined],
  ['an operation without these errors', operation(), '{}', undefined],
] as const)('before sending: %s', (_what, one, body, advice) => {
  const text = identifierAdvice(one, { body })
  if (advice) expect(text).toMatch(advice)
  else expect(text).toBeUndefined()
})
