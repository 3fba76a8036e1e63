import { constraintsOf } from '../schema/constraints.ts'
import { groupsOf } from '../schema/groups.ts'
import type { Phrase } from '../schema/phrase.ts'
import { requiredOf, type SchemaRow } from '../schema/row.ts'
import type { Direction } from '../types.ts'
import { type Change, changed, code } from './change.ts'
import type { Side } from './unanalysed-changes.ts'

interface Place {
  readonly side: Direction
  /** Where the schema stands, for people. */
  readonly at: string
}

/**
 * Rules that are sentences, such as one field's demands on others: a sender must not face more of them, nor a
 * receiver be promised fewer.
 */
export function compareRules(old: Side, now: Side, { side, at }: Place): Change[] {
  const [was, is] = [rulesOf(old), rulesOf(now)]
  const isRequest = side === 'request'
  return [
    ...was
      .filter((rule) => !is.includes(rule))
      .map((rule) => changed(`${code(at)}: no longer a rule: ${rule}.`, !isRequest)),
    ...is
      .filter((rule) => !was.includes(rule))
      .map((rule) => changed(`${code(at)}: new rule: ${rule}.`, isRequest)),
  ]
}

/** Conditional constraints, by their wording. */
export const conditionsOf = ({ schema, schemas }: Side, side: Direction): ReadonlyMap<string, SchemaRow> =>
  new Map(
    groupsOf({ schema: { node: schema, names: [], nullable: false }, path: '' }, { schemas, direction: side })
      .filter(({ kind }) => kind === 'condition')
      .map((row) => [marked(row.when ?? []), row]),
  )

function rulesOf({ schema, schemas }: Side): string[] {
  const resolved = { node: schema, names: [], nullable: false }
  const { rules } = constraintsOf(resolved, { schemas })
  const conditions = [...conditionsOf({ schema, schemas }, 'request')].map(([when, row]) => {
    const needed = requiredOf(row.schema.node).map((name) => code(name))
    const what =
      needed.length > 0 ? `${needed.join(', ')} ${needed.length === 1 ? 'is' : 'are'} required` : 'more holds'
    return `${when}, ${what}`
  })
  return [...rules.map(marked), ...conditions]
}

function marked(phrase: Phrase): string {
  const text = phrase.map((part) => (typeof part === 'string' ? part : code(part.code))).join('')
  return text.charAt(0).toLowerCase() + text.slice(1)
}
