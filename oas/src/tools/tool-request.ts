import { isRecord } from '../json.ts'
import { writeJson } from '../numbers.ts'
import { bodyText, textOf } from '../request/body-text.ts'
import { buildRequest, type HttpRequest } from '../request/build-request.ts'
import { fillPath } from '../request/fill-path.ts'
import { type FormValues, formFields } from '../request/form.ts'
import { isJson } from '../request/is-json.ts'
import { fieldOf, type Values } from '../request/values.ts'
import type { Input } from '../types.ts'
import { decodeArguments } from './decode-arguments.ts'
import { argumentsOf, bodyArgument, sentContent, type ToolOperation } from './tool-inputs.ts'

export type ToolRequest = HttpRequest

/** Arguments of which no request can be made. The message says what to change. */
export class ToolRequestError extends Error {}

/** The request that a tool makes of its arguments. */
export function toolRequest(
  operation: ToolOperation,
  values: Readonly<Record<string, unknown>>,
  base: string,
): ToolRequest {
  const inputs = argumentsOf(operation)
  const sent = sentContent(operation)
  const known = [...inputs.map(([name]) => name), ...(sent ? [bodyArgument] : [])]
  const unknown = Object.keys(values).filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new ToolRequestError(
      `There’s no argument ${listed(unknown)}. ${known.length > 0 ? `Use ${listed(known)}.` : 'This tool takes none.'}`,
    )
  const isSet = (name: string) => Object.hasOwn(values, name) && values[name] !== null
  const needed = inputs
    .filter(([, { required, place }]) => required || place === 'path')
    .map(([name]) => name)
  const missing = [...needed, ...(sent && operation.body?.required ? [bodyArgument] : [])].filter(
    (name) => !isSet(name) || values[name] === '',
  )
  if (missing.length > 0) throw new ToolRequestError(`Add ${listed(missing)}.`)
  const fields: Values = {
    inputs: Object.fromEntries(
      inputs
        .filter(([name]) => isSet(name))
        .map(([name, input]) => [
          fieldOf(input),
          inputText(input, decodeArguments(values[name], input.schema, operation.schemas)),
        ]),
    ),
    ...(sent && isSet(bodyArgument) ? bodyOf(operation, sent, values[bodyArgument]) : { type: '', body: '' }),
  }
  const { open } = fillPath(operation, fields)
  const left = inputs.filter(([, input]) => open.includes(input)).map(([name]) => name)
  if (left.length > 0)
    throw new ToolRequestError(`${listed(left)} would lead to another address. Give the value itself.`)
  return buildRequest({ operation, values: fields, base })
}

const inputText = ({ content_type = '' }: Input, value: unknown): string =>
  isJson(content_type) ? writeJson(value) : textOf(value)

const listed = (names: readonly string[]): string =>
  names.map((name) => `\`${name.slice(0, 100)}\``).join(', ')

type Sent = NonNullable<ReturnType<typeof sentContent>>

function bodyOf(operation: ToolOperation, { content, kind }: Sent, value: unknown): Omit<Values, 'inputs'> {
  const { type } = content
  if (kind === 'file') return { type, body: '', upload: { file: fileOf(bodyArgument, value) } }
  const shape = { schema: content.schema ?? undefined, schemas: operation.schemas }
  const decoded = kind === 'text' ? value : decodeArguments(value, shape.schema, shape.schemas)
  if (kind === 'form') return { type, body: '', form: formOf(operation, type, decoded) }
  return { type, body: bodyText(type, decoded, shape) }
}

function formOf(operation: ToolOperation, type: string, value: unknown): FormValues {
  if (!isRecord(value)) throw new ToolRequestError('Give `body` as an object with the fields of the form.')
  const fields = formFields(operation, type) ?? []
  const texts: Record<string, string> = {}
  const files: Record<string, File[]> = {}
  for (const [name, one] of Object.entries(value)) {
    const field = fields.find((each) => each.name === name)
    if (!field)
      throw new ToolRequestError(
        `The form has no field ${listed([name])}. Use ${listed(fields.map((each) => each.name))}.`,
      )
    if (field.file) files[name] = [one].flat().map((file) => fileOf(name, file))
    else if (one !== null) texts[name] = textOf(one)
  }
  return { texts, files }
}

const base64 = /^[A-Za-z0-9+/]*={0,2}$/

function fileOf(name: string, value: unknown): File {
  const text = typeof value === 'string' ? value.replace(/\s+/g, '') : ''
  if (text === '' || !base64.test(text)) throw new ToolRequestError(`Give ${listed([name])} in base64.`)
  const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
  return new File([bytes], name.replace(/[^\w.-]+/g, '-') || 'file')
}
