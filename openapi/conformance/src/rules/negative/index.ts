import type { Rule } from '../rule.ts'
import { bodies } from './body.ts'
import { idempotencyKeys } from './idempotency-keys.ts'
import { messages, oddities } from './messages.ts'
import { unsupportedMethods } from './methods.ts'
import { queries } from './queries.ts'
import { tooLarge } from './too-large.ts'

export const negative: readonly Rule[] = [
  unsupportedMethods,
  messages,
  tooLarge,
  queries,
  idempotencyKeys,
  bodies,
  oddities,
]
