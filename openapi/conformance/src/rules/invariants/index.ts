import type { Rule } from '../rule.ts'

export const invariants: readonly Rule[] = []
