// The owner of a team reads what each of it did in words; an action that the server learns to write gets some, too.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { actionTexts } from '../app/src/member/team/action-texts.ts'
import { serverSources } from './table-writers.ts'

/** Operations that no member performs for an account. */
const others = [
  // A person for themselves, or an administrator.
  /^(?:account|admin|password|profile|second_factor|session|terms)\./,
  // Reviewers of verifications.
  /^kyb\.(?:approve|reject|read_document)$/,
  // The payment provider, and the server by itself.
  /^(?:agent\.\w+|announcement\.take_effect|card\.(?:save|too_late)|payment\.(?:paid|review|event_conflict)|plan\.(?:begin|end|renew))$/,
]

const actionsOf = (text: string): readonly string[] =>
  [...text.matchAll(/\baction:[^\n]+/g)].flatMap(([line]) =>
    [...line.matchAll(/'(\w+(?:\.\w+)+)'/g)].map(([, action = '']) => action),
  )

test('each action that a member can cause has words, and no words are of none', () => {
  const written = Object.entries(serverSources(join(import.meta.dirname, '..')))
    .filter(([path]) => path.startsWith('modules/') && !path.includes('.test.'))
    .flatMap(([, text]) => actionsOf(text))
    .filter((action) => !others.some((other) => other.test(action)))
  expect(Object.keys(actionTexts)).toEqual([...new Set(written)].sort())
})
