import type { Input } from '../types.ts'
import { bodyText } from './body-text.ts'
import { contentValue, exampleRequest, type RequestDescription } from './example-request.ts'
import type { Upload } from './file-body.ts'
import { type FormValues, formFields, formOf } from './form.ts'
import { isFileBody } from './is-file-body.ts'

/** The fields of a request: text by field, and the body as it is written. */
export interface Values {
  readonly inputs: Readonly<Record<string, string>>
  /** The media type of the body; empty for an operation without one. */
  readonly type: string
  readonly body: string
  /** In place of the body, for a form whose fields the document names. */
  readonly form?: FormValues
  /** In place of the body, for one that is a file. */
  readonly upload?: Upload
}

/** Names of different places may be alike. */
export const fieldOf = ({ place, name }: Pick<Input, 'place' | 'name'>): string => `${place} ${name}`

/** The example request as a form has it. */
export function startValues(operation: RequestDescription): Values {
  const { inputs, body } = exampleRequest(operation)
  return {
    inputs: Object.fromEntries(inputs.map((input) => [fieldOf(input), input.sent ? input.text : ''])),
    ...(body ? bodyValues(operation, body.type, body.value) : { type: '', body: '' }),
  }
}

function bodyValues(operation: RequestDescription, type: string, value: unknown): Omit<Values, 'inputs'> {
  const content = operation.body?.content.find((one) => one.type === type)
  if (content && isFileBody(content, operation.schemas)) return { type, body: '', upload: {} }
  const fields = formFields(operation, type)
  if (fields) return { type, body: '', form: formOf(fields, value) }
  return {
    type,
    body: bodyText(type, value, { schema: content?.schema ?? undefined, schemas: operation.schemas }),
  }
}

/** The body in another form, or as another example shows it. */
export function withExample(
  operation: RequestDescription,
  values: Values,
  choice: { type: string; name?: string },
): Values {
  const content = operation.body?.content.find(({ type }) => type === choice.type)
  const example = content?.examples.find(({ name }) => name === choice.name)
  const value = example ? example.value : content ? contentValue(operation, content) : ''
  return { inputs: values.inputs, ...bodyValues(operation, choice.type, value) }
}
