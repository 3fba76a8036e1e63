import { useState } from 'react'
import { type Control, useController } from 'react-hook-form'
import { countries } from '../../domain/kyb/countries.ts'
import type { FieldDefinition } from '../../domain/kyb/types.ts'
import { href } from '../../paths.ts'
import { classes } from '../../ui/classes.ts'
import { Checkbox } from '../../ui/kit/checkbox.tsx'
import { FileUpload } from '../../ui/kit/file-upload.tsx'
import { SelectField } from '../../ui/kit/select-field.tsx'
import { TextAreaField } from '../../ui/kit/text-area-field.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import { stack } from '../../ui/layout.ts'
import { type FormValues, fieldRules, inputName } from './form-values.ts'
import css from './kyb.module.css'
import type { Reason } from './standing.ts'

interface KybFieldProps {
  readonly field: FieldDefinition
  readonly control: Control<FormValues>
  /** Why a review refused what stood here before. */
  readonly reasons?: readonly Reason[] | undefined
  readonly disabled: boolean
}

/** One field of a publisher's form, by its type. */
export function KybField({ field, control, reasons, disabled }: KybFieldProps) {
  const name = inputName(field.name)
  const input = useController({ control, name, rules: fieldRules(field) })
  const { value, onChange, onBlur, ref } = input.field
  const error = input.fieldState.error?.message
  const label = field.required || field.type === 'CHECKBOX' ? field.label : `${field.label} (optional)`
  const frame = { label, hint: field.help, required: field.required, error, disabled }
  const text = { ...frame, name, ref, onChange, onBlur, value: typeof value === 'string' ? value : '' }

  return (
    <div className={classes(stack(2), css.field)}>
      {reasons && reasons.length > 0 && (
        <p className={css.reason} id={`${name}-refused`}>
          <strong>Rejected:</strong>{' '}
          {reasons.map(({ code, reason }) => (
            <span key={`${code} ${reason}`}>
              {reason}{' '}
              <a className="link" href={reasonHref(code)}>
                Read about{'\u2002'}
                <code>{code}</code>
              </a>{' '}
            </span>
          ))}
        </p>
      )}
      {field.type === 'TEXTAREA' ? (
        <TextAreaField {...text} rows={4} />
      ) : field.type === 'SELECT' || field.type === 'COUNTRY' ? (
        <SelectField {...text} {...(field.type === 'COUNTRY' && { autoComplete: 'country' })}>
          <option value="">Choose…</option>
          {choices(field).map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </SelectField>
      ) : field.type === 'CHECKBOX' ? (
        <Checkbox
          name={name}
          checked={value === true}
          onChange={onChange}
          onBlur={onBlur}
          inputRef={ref}
          error={error}
          disabled={disabled}
        >
          {label}
        </Checkbox>
      ) : field.type === 'FILE' ? (
        <DocumentField
          field={field}
          label={label}
          file={value instanceof File ? value : null}
          onFile={onChange}
          error={error}
          disabled={disabled}
          inputRef={ref}
        />
      ) : (
        <TextField {...text} {...inputKinds[field.type]} autoComplete={autoComplete[field.name] ?? 'off'} />
      )}
    </div>
  )
}

/** Its section of the documentation: server/content/docs/users/verification.md has one for each usual code. */
const reasonHref = (code: string): string =>
  href('docsUsers', { slug: 'verification' }, { hash: code.replaceAll('_', '-') })

const choices = ({ type, options = [] }: FieldDefinition) =>
  type === 'COUNTRY' ? countries().map(({ code, name }) => ({ value: code, label: name })) : options

const inputKinds = {
  TEXT: {},
  EMAIL: { type: 'email', autoCapitalize: 'none', spellCheck: false },
  PHONE: { type: 'tel' },
  URL: { type: 'url', autoCapitalize: 'none', spellCheck: false },
} as const

/** Autofill hints for the fields that every form has. */
const autoComplete: Readonly<Record<string, string>> = {
  business_name: 'organization',
  website: 'url',
  contact_name: 'name',
  contact_email: 'email',
  contact_phone: 'tel',
}

interface DocumentFieldProps {
  readonly field: FieldDefinition
  readonly label: string
  readonly file: File | null
  readonly onFile: (file: File | null) => void
  readonly error: string | undefined
  readonly disabled: boolean
  readonly inputRef: (element: { focus: () => void } | null) => void
}

const kinds: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
}

function DocumentField({ field, label, file, onFile, error, disabled, inputRef }: DocumentFieldProps) {
  const { content_types = [], max_bytes = Number.POSITIVE_INFINITY } = field.file ?? {}
  const names = content_types.map((type) => kinds[type] ?? type)
  const largest = `${Math.floor(max_bytes / 1_048_576)} MB`
  const rule = `${new Intl.ListFormat('en', { type: 'disjunction' }).format(names)}, at most ${largest}.`
  // Some publishers say it themselves.
  const { help = '' } = field
  const hint = /\bMB\b/.test(help) ? help : `${help} ${rule}`.trim()
  const [refused, setRefused] = useState<string | undefined>()
  return (
    <section
      aria-label={label}
      // The form sends the focus here when the file is missing or refused.
      ref={(element) => inputRef(element && { focus: () => element.querySelector('input')?.focus() })}
    >
      <FileUpload
        label={label}
        hint={hint}
        error={refused ?? error}
        accept={content_types.join(',')}
        maxBytes={max_bytes}
        files={file ? [file] : []}
        onFiles={([chosen], [wrong]) => {
          setRefused(wrong && `“${wrong.file.name}” can’t be used. Choose a ${rule}`)
          onFile(chosen ?? null)
        }}
        disabled={disabled}
      />
    </section>
  )
}
