import { added, type Change, code, type Operation, removed } from './change.ts'
import { compareSchemas, type Pair } from './compare-schemas.ts'

type Content = Operation['responses'][number]['content']

export function compareContent(pair: Pair, old: Content, now: Content, place: string): Change[] {
  const taken = pair.side === 'request'
  const gone = old.filter(({ type }) => !now.some((one) => one.type === type))
  const come = now.filter(({ type }) => !old.some((one) => one.type === type))
  return [
    ...gone.map(({ type }) =>
      removed(`The ${place} is no longer ${taken ? 'taken' : 'given'} as ${code(type)}.`),
    ),
    // An answer without a body before had nothing that could be missed.
    ...come.map(({ type }) => added(`The ${place} may be ${taken ? 'sent' : 'given'} as ${code(type)}.`)),
    ...old.flatMap(({ type, schema }) => {
      const next = now.find((one) => one.type === type)?.schema
      return schema === null || next == null ? [] : compareSchemas(pair, schema, next, place)
    }),
  ]
}
