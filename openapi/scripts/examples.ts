import type { Answer, Contract, Media, Operation } from './contract.ts'

type Examples = NonNullable<Media['examples']>
interface Quote {
  readonly holder: Examples
  readonly name: string
  /** `login.request` and `login.200`, or `Unauthorized` of a response that operations share. */
  readonly place: string
}

/**
 * The bundle with each example once, in `components.examples`, and referred to where it is quoted. It is called after
 * the first place that quotes it, such as `login.200.user`.
 */
export function withSharedExamples(bundle: Contract): Contract {
  const contract = structuredClone(bundle)
  const shared: Record<string, unknown> = {}
  for (const [text, [first, ...others]] of Map.groupBy(quotesIn(contract), textOf)) {
    if (!first) continue
    const name = freeName(shared, `${first.place}.${first.name}`)
    shared[name] = JSON.parse(text)
    for (const quote of [first, ...others])
      Object.assign(quote.holder, { [quote.name]: { $ref: `#/components/examples/${name}` } })
  }
  contract.components = { ...contract.components, examples: shared }
  return contract
}

const textOf = ({ holder, name }: Quote) => JSON.stringify(holder[name])

function quotesIn({ paths, components }: Contract): Quote[] {
  const operations = Object.values(paths).flatMap((item) => Object.values(item))
  const shared = Object.entries((components?.responses ?? {}) as Record<string, Answer>)
  return [
    ...operations.flatMap(quotesOf),
    ...shared.flatMap(([name, { content }]) => quotesUnder(content, name)),
  ]
}

const quotesOf = ({ operationId, requestBody, responses }: Operation): Quote[] => [
  ...quotesUnder(requestBody?.content, `${operationId}.request`),
  ...Object.entries(responses).flatMap(([status, { content }]) =>
    quotesUnder(content, `${operationId}.${status}`),
  ),
]

const quotesUnder = (content: Record<string, Media> | undefined, place: string): Quote[] =>
  Object.values(content ?? {}).flatMap(({ examples = {} }) =>
    Object.keys(examples).map((name) => ({ holder: examples, name, place })),
  )

// One response may have an example of one name in two media types.
function freeName(taken: object, name: string, count = 2): string {
  if (!(name in taken)) return name
  return `${name}.${count}` in taken ? freeName(taken, name, count + 1) : `${name}.${count}`
}
