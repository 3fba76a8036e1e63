import { added, type Change, changed, code, deprecated, type Operation, removed } from './change.ts'
import { compareSchemas, type Sides } from './compare-schemas.ts'

type Input = Operation['inputs'][number]

const placeNames: Readonly<Record<Input['place'], string>> = {
  path: 'path parameter',
  query: 'query parameter',
  header: 'header',
  cookie: 'cookie',
}

export function compareInputs(sides: Sides, old: readonly Input[], now: readonly Input[]): Change[] {
  // Names in the path are the document's own: callers only see what stands in their place.
  const keyed = (list: readonly Input[]) =>
    new Map(
      list.map((input, index) => [
        input.place === 'path' ? `path ${index}` : `${input.place} ${nameOf(input)}`,
        input,
      ]),
    )
  const [was, is] = [keyed(old), keyed(now)]
  const gone = [...was].filter(([key, { place }]) => !is.has(key) && place !== 'path')
  const come = [...is].filter(([key, { place }]) => !was.has(key) && place !== 'path')
  return [
    ...gone.map(([, input]) => removed(`The ${words(input)} is no longer taken.`)),
    ...come.map(([, input]) =>
      added(
        input.required ? `The ${words(input)} must now be sent.` : `Takes the ${words(input)}.`,
        input.required,
      ),
    ),
    ...[...was].flatMap(([key, input]) => {
      const next = is.get(key)
      return next ? kept(sides, input, next) : []
    }),
  ]
}

/** Headers have no capitals. */
const nameOf = ({ place, name }: Input) => (place === 'header' ? name.toLowerCase() : name)

const words = ({ place, name }: Input) => `${placeNames[place]} ${code(name)}`

function kept(sides: Sides, old: Input, now: Input): Change[] {
  const changes: Change[] = []
  if (now.required && !old.required) changes.push(changed(`The ${words(now)} must now be sent.`, true))
  if (old.required && !now.required) changes.push(changed(`The ${words(now)} may now be left out.`))
  if (now.deprecated && !old.deprecated) changes.push(deprecated(`The ${words(now)} is deprecated.`))
  return [...changes, ...compareSchemas({ ...sides, side: 'request' }, old.schema, now.schema, now.name)]
}
