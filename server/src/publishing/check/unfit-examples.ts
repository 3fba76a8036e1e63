import type { Operation, Reference } from '@switchboard/oas/document'
import { isForm, isJson } from '@switchboard/oas/request'
import { type Direction, satisfies } from '@switchboard/oas/schema'
import { counted } from '../../platform/counted.ts'

const maxNames = 3

/** Values compared in one document; the largest one known needs a sixth. The rest counts as valid. */
const maxChecks = 1_000_000

/** Notes for publishers on examples of bodies that their schemas don’t allow, since samples send them and agents see them. */
export function unfitExamples({ operations }: Pick<Reference, 'operations'>): string[] {
  let left = maxChecks
  const unfit = (direction: Direction) =>
    operations.filter((operation) => {
      const work = { count: 0, checks: 0 }
      const { schemas } = operation
      const isUnfit =
        left > 0 &&
        bodiesOf(operation, direction).some(
          ({ schema, examples }) =>
            schema !== null &&
            examples.some(({ value }) => !satisfies(value, schema, { schemas, direction, made: work })),
        )
      left -= work.checks
      return isUnfit
    })
  const lists = [listOf('requests', unfit('request')), listOf('responses', unfit('response'))].filter(Boolean)
  return lists.length > 0
    ? [`Examples that don’t fit their schemas: ${lists.join(', ')}. Pages and samples show them as they are.`]
    : []
}

const bodiesOf = ({ body, responses }: Operation, direction: Direction) =>
  (direction === 'request' ? (body?.content ?? []) : responses.flatMap(({ content }) => content)).filter(
    ({ type }) => isJson(type) || isForm(type),
  )

function listOf(what: string, operations: readonly Operation[]): string {
  if (operations.length === 0) return ''
  const names = operations.slice(0, maxNames).map(({ method, path }) => `${method} ${path}`)
  const more = operations.length - names.length
  return `${what} of ${counted(operations.length, 'operation')} (${names.join(', ')}${more > 0 ? ` and ${more} more` : ''})`
}
