import { formFields } from '../request/form.ts'
import { isFileBody } from '../request/is-file-body.ts'
import { isJson, isXml } from '../request/is-json.ts'
import type { Content, Input, Operation } from '../types.ts'
import { namesFor } from './names.ts'

export type ToolOperation = Pick<
  Operation,
  | ('operation_id' | 'method' | 'path' | 'summary' | 'description' | 'deprecated' | 'price' | 'price_unit')
  | ('inputs' | 'body' | 'responses' | 'schemas')
>

/** The argument that is the body of the request. */
export const bodyArgument = 'body'

/** Each input with the name of its argument: its own, and its place before it where another is called the same. */
export function argumentsOf({
  inputs,
}: Pick<ToolOperation, 'inputs'>): readonly (readonly [string, Input])[] {
  const counts = new Map<string, number>([[bodyArgument, 1]])
  const folded = inputs.map(({ name }) => name.toLowerCase())
  for (const name of folded) counts.set(name, (counts.get(name) ?? 0) + 1)
  const names = namesFor(
    inputs.map(({ name, place }, index) =>
      (counts.get(folded[index] ?? '') ?? 0) > 1 ? `${place}_${name}` : name,
    ),
  )
  return inputs.map((input, index) => [names[index] ?? input.name, input])
}

export type BodyKind = 'value' | 'form' | 'text' | 'file'

/** The media type in which a tool sends the body, JSON before all others, and what its argument is. */
export function sentContent(
  operation: Pick<ToolOperation, 'method' | 'body' | 'schemas'>,
): { readonly content: Content; readonly kind: BodyKind } | undefined {
  if (/^(GET|HEAD)$/.test(operation.method)) return undefined
  const contents = operation.body?.content ?? []
  const json = contents.find(({ type }) => isJson(type))
  if (json) return { content: json, kind: 'value' }
  const form = contents.find(({ type }) => formFields(operation, type))
  if (form) return { content: form, kind: 'form' }
  const [first] = contents
  if (!first) return undefined
  if (isFileBody(first, operation.schemas)) return { content: first, kind: 'file' }
  return { content: first, kind: isXml(first.type) && first.schema ? 'value' : 'text' }
}
