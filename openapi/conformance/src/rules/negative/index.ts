import type { Rule } from '../rule.ts'
import { bodies } from './body.ts'
import { messages, oddities } from './messages.ts'
import { unsupportedMethods } from './methods.ts'
import { queries } from './queries.ts'

export const negative: readonly Rule[] = [unsupportedMethods, messages, queries, bodies, oddities]
