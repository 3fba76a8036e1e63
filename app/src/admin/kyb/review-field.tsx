import { type components, download } from '@switchboard/sdk'
import { useId, useState } from 'react'
import type { FieldDefinition } from '../../domain/kyb/types.ts'
import { saveBlob } from '../../lib/browser/save-blob.ts'
import { type ProblemText, problemText } from '../../lib/problem.ts'
import { usePortal } from '../../lib/services.ts'
import css from '../../theme/admin.module.css'
import { classes } from '../../ui/classes.ts'
import { FormError } from '../../ui/form-error.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { SelectField } from '../../ui/kit/select-field.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { TextAreaField } from '../../ui/kit/text-area-field.tsx'
import { grow, row, stack } from '../../ui/layout.ts'
import { reasons } from './reasons.ts'

interface DocumentViewProps {
  readonly kybId: string
  readonly document: components['schemas']['KybDocumentInfo']
  readonly label: string
}

const dataUrlOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })

type Review = components['schemas']['AdminKybDetail']
type Refusal = components['schemas']['KybRefusal']

interface ReviewFieldProps {
  readonly field: FieldDefinition
  readonly review: Review
  readonly text: string
  readonly refusal: Refusal | undefined
  /** Undefined once the review has ended. */
  readonly onRefusal: ((refusal: Refusal | null) => void) | undefined
}

/** One field as it was sent, what an earlier review said of it, and what this one says. */
export function ReviewField({ field, review, text, refusal, onRefusal }: ReviewFieldProps) {
  const id = useId()
  const { name, label } = field
  const requirement = review.submission.requirements.find((one) => one.field === name)
  const document = review.documents.find((one) => one.field === name)
  return (
    <li className={classes(row([3, 4], 'between', 'top'), css.kybField)} aria-labelledby={id}>
      <div className={classes(stack(1), grow(), css.kybFieldText)}>
        <h3 id={id}>
          {label}
          {requirement?.state === 'ACCEPTED' && <Tag tone="good">Accepted</Tag>}
          {requirement?.state === 'REJECTED' && <Tag tone="bad">Rejected</Tag>}
          {requirement?.state === 'MISSING' && <Tag tone="bad">Missing</Tag>}
        </h3>
        <p className={css.asWritten}>{text || <span className="note">Not submitted</span>}</p>
        {document && <DocumentView kybId={review.submission.kyb_id} document={document} label={label} />}
        {requirement?.errors.map(({ code, reason }) => (
          <p key={code + reason} className="note">
            {reason}
          </p>
        ))}
        {refusal && onRefusal && <RefusalFields label={label} refusal={refusal} onRefusal={onRefusal} />}
      </div>
      <div className={row(2)}>
        {onRefusal && (
          <Button
            size="small"
            aria-pressed={refusal !== undefined}
            aria-label={refusal ? `Undo the rejection of ${label}` : `Reject ${label}`}
            onClick={() => onRefusal(refusal ? null : firstRefusal(name, document !== undefined))}
          >
            {refusal ? 'Undo' : 'Reject'}
          </Button>
        )}
      </div>
    </li>
  )
}

function firstRefusal(field: string, isDocument: boolean): Refusal {
  const code = isDocument ? 'document_unreadable' : 'not_specific'
  return { field, code, reason: textFor(code) }
}

const textFor = (code: string): string => reasons.find((one) => one.code === code)?.text ?? ''

// No useApiForm: one decision sends the rejections of all fields.
interface RefusalFieldsProps {
  readonly label: string
  readonly refusal: Refusal
  readonly onRefusal: (refusal: Refusal) => void
}

function RefusalFields({ label, refusal, onRefusal }: RefusalFieldsProps) {
  const { field, code, reason } = refusal
  // Words of the reviewer's own stay when the code changes.
  const isOwn = reasons.every(({ text }) => text !== reason)
  return (
    <div className={css.kybRefusal}>
      <SelectField
        label={`Reason for ${label}`}
        size="sm"
        value={code}
        onChange={({ target }) =>
          onRefusal({ field, code: target.value, reason: isOwn ? reason : textFor(target.value) })
        }
      >
        {reasons.map((one) => (
          <option key={one.code} value={one.code}>
            {one.label}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label="Message to the sender"
        size="sm"
        rows={2}
        maxLength={500}
        value={reason}
        error={reason.trim() ? undefined : 'Say what is wrong and what to send instead.'}
        onChange={({ target }) => onRefusal({ field, code, reason: target.value })}
      />
    </div>
  )
}

/**
 * A document that a stranger sent. A picture is drawn beside what it proves, where it can run nothing; a PDF can hold scripts and links and is saved, to
 * be opened by what the reviewer trusts (decision 0051).
 */
function DocumentView({ kybId, document, label }: DocumentViewProps) {
  const portal = usePortal()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ProblemText | null>(null)
  const [picture, setPicture] = useState<string | null>(null)
  const isPicture = document.content_type.startsWith('image/')
  const view = picture ? 'Hide' : 'View'
  const verb = isPicture ? view : 'Download'

  async function read() {
    setBusy(true)
    setFailure(null)
    try {
      const params = { query: { kyb_id: kybId, field: document.field } }
      const file = await download(portal, 'get', '/api/admin/kyb/document', { params })
      const blob = new Blob([await file.blob()], { type: document.content_type })
      if (isPicture) setPicture(await dataUrlOf(blob))
      else saveBlob(blob, file.filename ?? document.field)
    } catch (error) {
      setFailure(problemText(error))
    }
    setBusy(false)
  }

  return (
    <div className={stack(2, 'start')}>
      <Button
        size="small"
        busy={busy}
        {...(isPicture && { 'aria-expanded': picture !== null })}
        aria-label={`${verb} ${label}`}
        onClick={() => (picture ? setPicture(null) : void read())}
      >
        {verb}
      </Button>
      <FormError of={failure} title="We couldn’t load the document." />
      {picture && <img className={css.kybPicture} src={picture} alt={`${label}, as submitted`} />}
    </div>
  )
}
