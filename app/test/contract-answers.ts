import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface ResponseObject {
  readonly content?: Readonly<Record<string, { readonly examples: Readonly<Record<string, Example>> }>>
}
interface Example {
  readonly value: unknown
}
interface Operation {
  readonly responses: Readonly<Record<string, ResponseObject>>
}
interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

const read = (name: 'portal' | 'content') =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../openapi/dist/${name}.json`), 'utf8'))
const portal = read('portal')

const resolved = <Part>(contract: typeof portal, part: Part | { readonly $ref: string }): Part =>
  part && typeof part === 'object' && '$ref' in part
    ? part.$ref
        .slice(2)
        .split('/')
        .reduce((value, name) => value[name], contract)
    : (part as Part)

/** Answers as the contract's named example of an operation (`PUT /api/profile`) does: as the mock does in that scenario. */
export function scenario(operation: string, status: number, name: string): () => Response {
  const [method = '', path = ''] = operation.split(' ')
  const { content = {} } = resolved<ResponseObject>(
    portal,
    portal.paths[path][method.toLowerCase()].responses[String(status)],
  )
  const [type = '', { examples } = { examples: {} }] = Object.entries(content)[0] ?? []
  const example = examples[name]
  if (!example) throw new Error(`The contract has no example ${name} of ${operation}, ${status}.`)
  const { value } = resolved<Example>(portal, example)
  return () => Response.json(value, { status, headers: { 'Content-Type': type } })
}

const contracts: readonly Contract[] = [portal, read('content')]

/** Answers any call as the contracts do to somebody, or as their first example where none is of them. */
export function answerTo(persona: string, { method, url }: Request): Response {
  const { pathname } = new URL(url)
  const fits = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname)
  for (const contract of contracts) {
    const [, operations] = Object.entries(contract.paths).find(([path]) => fits(path)) ?? []
    const success = operations?.[method.toLowerCase()]?.responses['200']
    const examples = success && resolved(contract, success).content?.['application/json']?.examples
    const example = examples?.[persona] ?? Object.values(examples ?? {})[0]
    if (example) return Response.json(resolved<Example>(contract, example).value)
  }
  return Response.json({ status: 404, code: 'not_found' }, { status: 404 })
}
