import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface ResponseObject {
  readonly content: Readonly<Record<string, { readonly examples: Readonly<Record<string, Example>> }>>
}
interface Example {
  readonly value: unknown
}

const contract = JSON.parse(readFileSync(join(import.meta.dirname, '../../openapi/dist/portal.json'), 'utf8'))
const resolved = <Part>(part: Part | { readonly $ref: string }): Part =>
  part && typeof part === 'object' && '$ref' in part
    ? part.$ref
        .slice(2)
        .split('/')
        .reduce((value, name) => value[name], contract)
    : (part as Part)

/** Answers as the contract's named example of an operation (`PUT /api/profile`) does: as the mock does in that scenario. */
export function scenario(operation: string, status: number, name: string): () => Response {
  const [method = '', path = ''] = operation.split(' ')
  const { content } = resolved<ResponseObject>(
    contract.paths[path][method.toLowerCase()].responses[String(status)],
  )
  const [type = '', { examples } = { examples: {} }] = Object.entries(content)[0] ?? []
  const example = examples[name]
  if (!example) throw new Error(`The contract has no example ${name} of ${operation}, ${status}.`)
  const { value } = resolved<Example>(example)
  return () => Response.json(value, { status, headers: { 'Content-Type': type } })
}
