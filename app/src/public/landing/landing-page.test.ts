import { languages } from '@switchboard/oas/snippets'
import { expect, test } from 'vitest'
import problems from '../../../../openapi/dist/problems.json' with { type: 'json' }
import { proof } from './landing-page.tsx'

test('the figures of the landing page are those of this build', () => {
  const explained = Object.values(problems).filter(({ cause, fix }) => cause && fix)
  expect(proof).toEqual({ languages: languages.length, errors: explained.length })
})
