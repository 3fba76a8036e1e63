import { type FormField, type FormValues, formFields, type Values } from '@switchboard/oas/request'
import { resolve, typeLabel } from '@switchboard/oas/schema'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextAreaField } from '../../../ui/kit/text-area-field.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { choicesOf } from '../model/input-words.ts'
import type { NamedSchemas, ReferenceOperation } from '../types.ts'

interface FormFieldsProps {
  readonly operation: Pick<ReferenceOperation, 'body' | 'schemas'>
  readonly values: Values
  readonly form: FormValues
  readonly error: (field: string) => string | undefined
  readonly onFill: (values: Values) => void
}

/** The body of a form, field by field: files are chosen, all else is typed. An empty field is not sent. */
export function FormFields({ operation, values, form, error, onFill }: FormFieldsProps) {
  const fields = formFields(operation, values.type) ?? []
  const fill = (change: Partial<FormValues>) => onFill({ ...values, form: { ...form, ...change } })
  return fields.map((field) =>
    field.file ? (
      <FileField
        key={field.name}
        field={field}
        files={form.files[field.name] ?? []}
        error={error(`form ${field.name}`)}
        onChoose={(files) => fill({ files: { ...form.files, [field.name]: files } })}
      />
    ) : (
      <PlainField
        key={field.name}
        field={field}
        schemas={operation.schemas}
        value={form.texts[field.name] ?? ''}
        onChange={(text) => fill({ texts: { ...form.texts, [field.name]: text } })}
      />
    ),
  )
}

const frameOf = (field: FormField, hint: string | undefined) =>
  ({
    size: 'sm',
    label: <span className="mono">{field.name}</span>,
    aside: <span className="label">body{field.required && ', required'}</span>,
    hint,
  }) as const

interface FileFieldProps {
  readonly field: FormField
  readonly files: readonly File[]
  readonly error: string | undefined
  readonly onChoose: (files: readonly File[]) => void
}

/** The browser forgets its display of a chosen file when the page is left and returned to, so the hint repeats it. */
function FileField({ field, files, error, onChoose }: FileFieldProps) {
  const chosen = files.map(({ name }) => name).join(', ')
  const accept =
    field.content_type && !field.content_type.includes('octet-stream') ? field.content_type : undefined
  return (
    <TextField
      {...frameOf(field, chosen ? `Chosen: ${chosen}` : field.many ? 'One or more files.' : undefined)}
      error={error}
      type="file"
      multiple={field.many}
      accept={accept}
      onChange={(event) => onChoose([...(event.target.files ?? [])])}
    />
  )
}

interface PlainFieldProps {
  readonly field: FormField
  readonly schemas: NamedSchemas
  readonly value: string
  readonly onChange: (value: string) => void
}

function PlainField({ field, schemas, value, onChange }: PlainFieldProps) {
  const resolved = resolve(field.schema, schemas)
  const choices = choicesOf(resolved.node, field.content_type)
  const label = typeLabel(resolved, schemas)
  const frame = frameOf(field, field.many ? 'Comma-separated values, or a JSON array.' : undefined)
  if (choices)
    return (
      <SelectField {...frame} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{field.required ? 'Choose a value' : 'Not sent'}</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </SelectField>
    )
  if (label.startsWith('object'))
    return (
      <TextAreaField
        {...frame}
        mono
        hint="JSON"
        rows={4}
        value={value}
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  return (
    <TextField
      {...frame}
      mono
      value={value}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
