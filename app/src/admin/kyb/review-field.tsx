import type { components } from '@switchboard/sdk'
import { useId } from 'react'
import type { FieldDefinition } from '../../domain/kyb/types.ts'
import css from '../../theme/admin.module.css'
import { classes } from '../../ui/classes.ts'
import { Button } from '../../ui/kit/button.tsx'
import { SelectField } from '../../ui/kit/select-field.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { TextAreaField } from '../../ui/kit/text-area-field.tsx'
import { grow, row, stack } from '../../ui/layout.ts'
import { DocumentView } from './document-view.tsx'
import { reasons } from './reasons.ts'

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
        <p className={css.kybValue}>{text || <span className="note">Not submitted</span>}</p>
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
