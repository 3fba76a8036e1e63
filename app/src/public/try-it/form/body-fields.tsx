import {
  isLongNumber,
  type nearestVariant,
  parseJson,
  type ResolvedSchema,
  type SchemaNode,
  typeLabel,
  typeOf,
  writeJson,
} from '@switchboard/oas/schema'
import { createContext, useContext, useState } from 'react'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextAreaField } from '../../../ui/kit/text-area-field.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'

interface Form {
  readonly reading: Parameters<typeof nearestVariant>[2]
  readonly faults: ReadonlyMap<string, string>
}

export const FormContext = createContext<Form>({
  reading: { schemas: {}, direction: 'request' },
  faults: new Map(),
})

export interface PartProps {
  readonly schema: SchemaNode
  readonly name: string
  /** Whether it can't be left out. */
  readonly required: boolean
  /** Undefined where it’s left out. */
  readonly value: unknown
  readonly at: string
  readonly onChange: (value: unknown) => void
}

export interface ResolvedPartProps extends PartProps {
  readonly resolved: ResolvedSchema
}

function useFrame({ name, required, resolved, at }: ResolvedPartProps) {
  const { reading, faults } = useContext(FormContext)
  const label = typeLabel(resolved, reading.schemas)
  return {
    size: 'sm',
    label: <span className="mono">{name || 'Body'}</span>,
    aside: <span className="label">{required ? `${label}, required` : label}</span>,
    error: faults.get(at),
    autoComplete: 'off',
  } as const
}

/** The value of an emptied field: it’s left out, or null where it can’t be. */
export const emptyValue = ({ required, resolved }: ResolvedPartProps, otherwise: unknown) =>
  required ? (resolved.nullable ? null : otherwise) : undefined

export function ChoicePart({ values, ...part }: ResolvedPartProps & { readonly values: readonly unknown[] }) {
  const frame = useFrame(part)
  const { value, onChange } = part
  const texts = values.map((one) => writeJson(one))
  const text = value === undefined ? '' : writeJson(value)
  const label = (one: string) => (/^"[^"\\]+"$/.test(one) ? one.slice(1, -1) : one)
  return (
    <SelectField
      {...frame}
      value={text}
      onChange={({ target }) => onChange(target.value ? parseJson(target.value) : undefined)}
    >
      {(!part.required || text === '') && (
        <option value="">{part.required ? 'Choose a value' : 'Not sent'}</option>
      )}
      {text !== '' && !texts.includes(text) && <option value={text}>{label(text)}</option>}
      {texts.map((one) => (
        <option key={one} value={one}>
          {label(one)}
        </option>
      ))}
    </SelectField>
  )
}

export function ScalarPart(part: ResolvedPartProps) {
  const frame = useFrame(part)
  const { value, onChange, resolved } = part
  const isText = typeOf(resolved.node) === 'string'
  const inField =
    value === undefined || value === null ? '' : typeof value === 'string' ? value : writeJson(value)
  const change = (text: string) => {
    if (text === '') return onChange(emptyValue(part, isText ? '' : undefined))
    onChange(isText ? text : numberOr(text))
  }
  return (
    <TextField
      {...frame}
      mono
      value={inField}
      inputMode={isText ? undefined : 'decimal'}
      autoCapitalize="none"
      spellCheck={false}
      onChange={({ target }) => change(target.value)}
    />
  )
}

/** A number as it’s typed, or the text until it is one. */
function numberOr(text: string): unknown {
  try {
    const value = parseJson(text)
    return typeof value === 'number' || isLongNumber(value) ? value : text
  } catch {
    return text
  }
}

/** A part that no fields can show, such as one of any type: its text is sent once it’s JSON. */
export function JsonPart(part: ResolvedPartProps) {
  const { error, ...frame } = useFrame(part)
  const { value, onChange } = part
  const own = value === undefined ? '' : writeJson(value, 2)
  const [draft, setDraft] = useState<string>()
  const change = (text: string) => {
    try {
      onChange(text.trim() === '' ? emptyValue(part, undefined) : parseJson(text))
      setDraft(undefined)
    } catch {
      setDraft(text)
    }
  }
  return (
    <TextAreaField
      {...frame}
      mono
      error={draft === undefined ? error : 'Not JSON yet: it isn’t sent.'}
      hint="JSON, since this part has no fixed fields."
      rows={4}
      value={draft ?? own}
      spellCheck={false}
      onChange={({ target }) => change(target.value)}
    />
  )
}
