import { useId } from 'react'
import { classes } from '../../../ui/classes.ts'
import { typeOf } from '../model/sample-value.ts'
import type { NamedSchemas, ReferenceInput, SchemaNode } from '../types.ts'
import css from './controls.module.css'

interface InputFieldProps {
  readonly input: ReferenceInput
  readonly schemas: NamedSchemas
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

const places = { path: 'path', query: 'query', header: 'header', cookie: 'cookie' } as const

/** One parameter. What has a fixed set of values is chosen, all else is typed. */
export function InputField({ input, schemas, value, error, onChange }: InputFieldProps) {
  const id = useId()
  const schema = followed(input.schema, schemas)
  const choices = choicesOf(schema)
  const note = error ?? noteOf(input, schema)
  const shared = {
    id,
    value,
    'aria-describedby': note ? `${id}-note` : undefined,
    'aria-invalid': error ? true : undefined,
  }
  return (
    <div className={css.field}>
      <div className={css.top}>
        <label htmlFor={id} className={css.name}>
          {input.name}
        </label>
        <span>
          {places[input.place]}
          {input.required && ', required'}
        </span>
      </div>
      {choices ? (
        <select {...shared} className={css.select} onChange={(event) => onChange(event.target.value)}>
          <option value="">{input.required ? 'Choose a value' : 'Not sent'}</option>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          className={css.input}
          inputMode={/^(integer|number)$/.test(typeOf(schema)) ? 'decimal' : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {note && (
        <p id={`${id}-note`} className={classes(css.note, error && css.bad)}>
          {note}
        </p>
      )}
    </div>
  )
}

function followed(schema: SchemaNode, schemas: NamedSchemas): Record<string, unknown> {
  if (typeof schema === 'boolean') return {}
  const name = schema['x-named']
  const target = typeof name === 'string' ? schemas[name] : undefined
  return typeof target === 'object' ? { ...target, ...schema } : schema
}

function choicesOf(schema: Record<string, unknown>): readonly string[] | undefined {
  if (Array.isArray(schema.enum)) return schema.enum.filter((one) => one !== null).map(String)
  return typeOf(schema) === 'boolean' ? ['true', 'false'] : undefined
}

function noteOf({ place }: ReferenceInput, schema: Record<string, unknown>): string | undefined {
  if (place === 'cookie') return 'Browsers let no page set cookies of a call: only the samples send it.'
  return typeOf(schema) === 'array' ? 'Several values with commas between them.' : undefined
}
