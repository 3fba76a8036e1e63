import { bounds } from './bounds.ts'
import { examples } from './examples.ts'
import { bodies } from './negative/body.ts'
import { messages, oddities, tooLarge } from './negative/messages.ts'
import { unsupportedMethods } from './negative/methods.ts'
import { queries } from './negative/queries.ts'
import { positive } from './positive.ts'
import { reachability } from './reachability.ts'
import type { Rule } from './rule.ts'
import { withoutKey } from './without-key.ts'

/** Rules for any OpenAPI document, in the order in which they run. */
export const rules: readonly Rule[] = [
  reachability,
  examples,
  positive,
  bounds,
  unsupportedMethods,
  messages,
  tooLarge,
  queries,
  bodies,
  oddities,
  withoutKey,
]
