import { isJson, type Values } from '@switchboard/oas/request'
import { type Fault, parseJson, writeJson } from '@switchboard/oas/schema'
import { type KeyboardEvent, lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/kit/button.tsx'
import { TextAreaField } from '../../../ui/kit/text-area-field.tsx'
import { row, stack } from '../../../ui/layout.ts'
import { PlainSkeleton } from '../../../ui/plain-skeleton.tsx'
import { bodyWords } from '../model/body-words.ts'
import css from '../try-it.module.css'
import type { ReferenceOperation } from '../types.ts'

const BodyForm = lazy(() => import('./body-form.tsx').then((one) => ({ default: one.BodyForm })))

interface TextBodyProps {
  readonly operation: ReferenceOperation
  readonly values: Values
  readonly rejections: readonly Fault[]
  readonly onFill: (values: Values) => void
}

/** The body as text, or by the fields of its schema. Nothing is forbidden: a broken body shows how the API refuses it. */
export function TextBody({ operation, values, rejections, onFill }: TextBodyProps) {
  const [wantsForm, setWantsForm] = useState(false)
  const note = bodyWords(operation, values)
  const json = isJson(values.type)
  const schema = operation.body?.content.find(({ type }) => type === values.type)?.schema
  const parsed = json && schema ? parsedBody(values.body) : undefined
  const asForm = wantsForm && parsed !== undefined
  const label = (
    <>
      Body <span className="mono">{values.type}</span>
    </>
  )
  const tools = json && (
    <>
      {note?.good && <span className={css.valid}>{note.text}</span>}
      {!asForm && (
        <Button look="link" size="small" onClick={() => onFill(tidied(values))}>
          Format
        </Button>
      )}
      {schema && (
        <Button
          look="link"
          size="small"
          disabled={!parsed}
          aria-label={asForm ? 'Edit the body as JSON' : 'Edit the body as a form'}
          onClick={() => setWantsForm(!asForm)}
        >
          {asForm ? 'JSON' : 'Form'}
        </Button>
      )}
    </>
  )
  if (asForm && schema)
    return (
      <div className={stack(3)}>
        <div className={row(3, 'between')}>
          <span className="strong small">{label}</span>
          <span>{tools}</span>
        </div>
        <Suspense fallback={<PlainSkeleton height="8rem" />}>
          <BodyForm
            schema={schema}
            schemas={operation.schemas}
            value={parsed.value}
            rejections={rejections}
            onChange={(value) => onFill({ ...values, body: value === undefined ? '' : writeJson(value, 2) })}
          />
        </Suspense>
      </div>
    )
  return (
    <TextAreaField
      size="sm"
      mono
      label={label}
      aside={tools}
      hint={note && !note.good && <span className={css.warning}>{note.text}</span>}
      rows={Math.min(16, Math.max(3, values.body.split('\n').length))}
      value={values.body}
      spellCheck={false}
      autoCapitalize="none"
      autoComplete="off"
      wrap={json ? 'soft' : undefined}
      onChange={(event) => onFill({ ...values, body: event.target.value })}
      onKeyDown={keepIndent}
    />
  )
}

/** Undefined for what is no JSON, whose fault the text’s note names. */
function parsedBody(body: string): { readonly value: unknown } | undefined {
  try {
    return { value: body.trim() ? parseJson(body) : undefined }
  } catch {
    return undefined
  }
}

/** A body that is no JSON stays as it is; its words say where it breaks. */
function tidied(values: Values): Values {
  try {
    return { ...values, body: writeJson(parseJson(values.body), 2) }
  } catch {
    return values
  }
}

/** A new line begins where the last one did. Tab leaves the field, as everywhere. */
function keepIndent(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
  const area = event.currentTarget
  const before = area.value.slice(0, area.selectionStart)
  const indent = /^[ \t]*/.exec(before.slice(before.lastIndexOf('\n') + 1))?.[0]
  if (!indent) return
  // The browser's own way of writing, so that undo knows it; where there is none, a plain new line comes.
  if (document.execCommand?.('insertText', false, `\n${indent}`)) event.preventDefault()
}
