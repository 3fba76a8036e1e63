import { resolve, typeOf } from '@switchboard/oas/schema'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { choicesOf, noteOf, placeOf } from '../model/input-words.ts'
import type { NamedSchemas, ReferenceInput } from '../types.ts'

interface InputFieldProps {
  readonly input: ReferenceInput
  readonly schemas: NamedSchemas
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

/** One parameter. A fixed set of values is a choice, everything else a text. */
export function InputField({ input, schemas, value, error, onChange }: InputFieldProps) {
  const schema = resolve(input.schema, schemas).node
  const choices = choicesOf(schema, input.content_type)
  const frame = {
    size: 'sm',
    label: <span className="mono">{input.name}</span>,
    aside: <span className="label">{placeOf(input)}</span>,
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
