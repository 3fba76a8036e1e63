import type { Rule } from '../rule.ts'

export const flows: readonly Rule[] = []
