import { type ResolvedSchema, resolve, typeOf } from '@switchboard/oas/schema'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import css from '../try-it.module.css'
import type { NamedSchemas, ReferenceInput } from '../types.ts'

interface InputFieldProps {
  readonly input: ReferenceInput
  readonly schemas: NamedSchemas
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

const places = {
  path: 'path',
  query: 'query',
  querystring: 'whole query',
  header: 'header',
  cookie: 'cookie',
} as const

/** One parameter. What has a fixed set of values is chosen, all else is typed. */
export function InputField({ input, schemas, value, error, onChange }: InputFieldProps) {
  const schema = resolve(input.schema, schemas).node
  const choices = choicesOf(schema)
  const frame = {
    size: 'sm',
    label: <span className={css.name}>{input.name}</span>,
    aside: (
      <span className="label">
        {places[input.place]}
        {input.required && ', required'}
      </span>
    ),
    hint: noteOf(input, schema),
    error,
  } as const
  if (choices)
    return (
      <SelectField {...frame} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{input.required ? 'Choose a value' : 'Not sent'}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </SelectField>
    )
  return (
    <TextField
      {...frame}
      mono
      value={value}
      inputMode={/^(integer|number)$/.test(typeOf(schema)) ? 'decimal' : undefined}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

export function choicesOf(schema: ResolvedSchema['node']): readonly string[] | undefined {
  if (Array.isArray(schema.enum)) return schema.enum.filter((one) => one !== null).map(String)
  return typeOf(schema) === 'boolean' ? ['true', 'false'] : undefined
}

function noteOf({ place, content_type }: ReferenceInput, schema: ResolvedSchema['node']): string | undefined {
  if (place === 'cookie') return 'Browsers let no page set cookies of a call: only the samples send it.'
  const type = typeOf(schema)
  if (content_type) return `Written as ${content_type}.`
  if (type === 'object') return 'A JSON object. It is sent as the document says.'
  return type === 'array' ? 'Several values with commas between them, or a JSON array.' : undefined
}
