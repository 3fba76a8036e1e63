import dayjs from 'dayjs'
import { type Control, useController } from 'react-hook-form'
import { env } from '../../base/env.ts'
import { dayIn } from '../../base/format/market-days.ts'
import { ExplainedError } from '../../lib/problem.ts'
import { RadioGroup } from '../../ui/kit/radio-group.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import type { BulkField } from '../bulk/bulk-dialog.tsx'
import { type AdjustmentBody, type AdjustmentFields, bodyOf } from './adjustment.ts'
import { ReasonFields } from './reason-fields.tsx'

export const emptyCredits: AdjustmentFields = {
  type: 'PAID',
  credits: '',
  validity_date: '',
  description: '',
  reason_code: '',
}

/** The change of one wallet. Throws where free credits have no last day, before any wallet is changed. */
export function creditsOf(fields: AdjustmentFields, userId = ''): AdjustmentBody {
  if (fields.type === 'FREE' && !fields.validity_date)
    throw new ExplainedError('Enter the last day of the free credits.')
  return bodyOf(userId, 'ADD', fields)
}

interface AddCreditsFieldsProps {
  readonly control: Control<AdjustmentFields>
  readonly field: BulkField<AdjustmentFields>
}

export function AddCreditsFields({ control, field }: AddCreditsFieldsProps) {
  const { field: type } = useController({ control, name: 'type' })
  return (
    <>
      <RadioGroup
        label="Credits"
        name="type"
        value={type.value}
        options={[
          { value: 'PAID', label: 'Paid (never expire)' },
          { value: 'FREE', label: 'Free (expire on a date)' },
        ]}
        onChange={type.onChange}
      />
      <TextField
        {...field('credits', 'the number of credits')}
        label="Amount for each"
        inputMode="decimal"
        autoComplete="off"
      />
      {type.value === 'FREE' && (
        <TextField
          {...field('validity_date', 'the last day')}
          label="Last day"
          type="date"
          min={dayjs(dayIn(env.timeZone, new Date())).add(1, 'day').format('YYYY-MM-DD')}
        />
      )}
      <ReasonFields field={field} />
    </>
  )
}
