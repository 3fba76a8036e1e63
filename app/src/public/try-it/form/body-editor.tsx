import {
  type FormField,
  type FormValues,
  formFields,
  type Upload,
  type Values,
  withExample,
} from '@switchboard/oas/request'
import { type Fault, resolve, typeLabel } from '@switchboard/oas/schema'
import type { ReactNode } from 'react'
import { classes } from '../../../ui/classes.ts'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextAreaField } from '../../../ui/kit/text-area-field.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { row } from '../../../ui/layout.ts'
import { choicesOf } from '../model/input-words.ts'
import layout from '../outline.module.css'
import type { NamedSchemas, ReferenceOperation } from '../types.ts'
import { TextBody } from './text-body.tsx'

interface FormFieldsProps {
  readonly operation: Pick<ReferenceOperation, 'body' | 'schemas'>
  readonly values: Values
  readonly form: FormValues
  readonly error: (field: string) => string | undefined
  readonly onFill: (values: Values) => void
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

interface PlainFieldProps {
  readonly field: FormField
  readonly schemas: NamedSchemas
  readonly value: string
  readonly onChange: (value: string) => void
}

interface BodyEditorProps {
  readonly operation: ReferenceOperation
  readonly values: Values
  readonly error: (field: string) => string | undefined
  readonly onFill: (values: Values) => void
  readonly rejections: readonly Fault[]
  /** Stands in one line with the examples. */
  readonly beside: ReactNode
}

/** The body: text, fields of a form, or a file. */
export function BodyEditor({ operation, values, error, onFill, rejections, beside }: BodyEditorProps) {
  const forms = operation.body?.content ?? []
  const examples = forms.find(({ type }) => type === values.type)?.examples ?? []
  const held = examples.find((example) => holds(operation, values, example))
  const choose = (file: File | undefined) => onFill({ ...values, upload: file ? { file } : {} })
  return (
    <>
      {/^(?:GET|HEAD)$/.test(operation.method) && (
        <p className="note">
          Browsers can’t send a body with {operation.method}, so the call omits it. Copy a sample; a comment
          warns you if its client can’t either.
        </p>
      )}
      {forms.length > 1 && (
        <SelectField
          size="sm"
          label="Content type"
          value={values.type}
          onChange={(event) => onFill(withExample(operation, values, { type: event.target.value }))}
        >
          {forms.map(({ type }) => (
            <option key={type}>{type}</option>
          ))}
        </SelectField>
      )}
      {(examples.length > 1 || beside) && (
        <div className={classes(row(3, 'top'), layout.pair)}>
          {examples.length > 1 && (
            <SelectField
              size="sm"
              label="Example"
              value={held?.name ?? ''}
              onChange={(event) =>
                onFill(withExample(operation, values, { type: values.type, name: event.target.value }))
              }
            >
              {!held && <option value="">Custom</option>}
              {examples.map(({ name, summary }) => (
                <option key={name} value={name}>
                  {summary || name}
                </option>
              ))}
            </SelectField>
          )}
          {beside}
        </div>
      )}
      {values.upload && (
        <FileBody type={values.type} upload={values.upload} error={error('file')} onChoose={choose} />
      )}
      {values.form && (
        <FormFields operation={operation} values={values} form={values.form} error={error} onFill={onFill} />
      )}
      {!values.form && !values.upload && (
        <TextBody operation={operation} values={values} rejections={rejections} onFill={onFill} />
      )}
    </>
  )
}

/** Whether the body is what an example shows. */
function holds(operation: ReferenceOperation, values: Values, { name }: { readonly name: string }): boolean {
  const { body, form } = withExample(operation, values, { type: values.type, name })
  return body === values.body && JSON.stringify(form?.texts) === JSON.stringify(values.form?.texts)
}

interface FileBodyProps {
  readonly type: string
  readonly upload: Upload
  readonly error: string | undefined
  readonly onChoose: (file: File | undefined) => void
}

/**
 * A body that is a file as it is. The browser forgets its display when the page is left and returned to, so the hint
 * repeats it.
 */
function FileBody({ type, upload: { file }, error, onChoose }: FileBodyProps) {
  return (
    <TextField
      size="sm"
      type="file"
      label={
        <>
          File <span className="mono">{type}</span>
        </>
      }
      hint={file ? `Chosen: ${file.name}` : 'Sent as is.'}
      error={error}
      accept={/octet-stream|^\*/.test(type) ? undefined : type}
      onChange={(event) => onChoose(event.target.files?.[0])}
    />
  )
}

/** The body of a form, field by field: files are chosen, all else is typed. An empty field is not sent. */
function FormFields({ operation, values, form, error, onFill }: FormFieldsProps) {
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
