import dayjs from 'dayjs'
import { useEffect, useRef } from 'react'
import { env } from '../../base/env.ts'
import { dayIn } from '../../base/format/market-days.ts'
import { rates } from '../../domain/catalogue/call-limits.ts'
import { TextAreaField } from '../../ui/kit/text-area-field.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import { columns, stack } from '../../ui/layout.ts'
import { priceField, type Subject } from './announcement-body.ts'
import type { useAnnounceForm } from './use-announce-form.ts'

interface AnnounceFieldsProps {
  readonly of: Subject
  readonly field: ReturnType<typeof useAnnounceForm>['field']
}

/** The present values, to be changed. The first has the focus, as the question before has gone. */
export function AnnounceFields({ of: { operations, amounts }, field }: AnnounceFieldsProps) {
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => fields.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={fields} className={stack(4)}>
      {operations.map(({ operation_id, summary }, index) => (
        <TextField
          key={operation_id}
          {...field(priceField(index), 'a price')}
          label={`Price of ${summary}`}
          inputMode="decimal"
          autoComplete="off"
        />
      ))}
      {operations.length > 0 && (
        <TextAreaField
          {...field('breaking_operations', 'operation IDs')}
          label="Operations whose calls break (optional)"
          hint="Their IDs, one on each line. From that day, you have 30 days to publish the document that changes them."
          rows={2}
        />
      )}
      {amounts && (
        <div className={columns('narrow', 3, 'top')}>
          <TextField
            {...field('plan_price', 'a price')}
            label="Price of a period, in pesos"
            inputMode="decimal"
            autoComplete="off"
          />
          <TextField
            {...field('included_credits', 'a number of credits')}
            label="Included credits"
            inputMode="decimal"
            autoComplete="off"
          />
        </div>
      )}
      <div className={columns('narrow', 3, 'top')}>
        {rates.map(([rate, period]) => (
          <TextField
            key={rate}
            {...field(`limits/${rate}`, 'a number')}
            label={`Calls ${period}`}
            hint="Empty: no limit"
            inputMode="numeric"
            autoComplete="off"
          />
        ))}
      </div>
      <TextField
        {...field('effective_at', 'a day')}
        label="From"
        type="date"
        min={dayjs(dayIn(env.timeZone, new Date())).add(1, 'day').format('YYYY-MM-DD')}
        hint={`From midnight in ${env.timeZone}. Leave it empty for right away.`}
      />
      <TextAreaField
        {...field('reason', 'a reason')}
        label="Reason"
        hint="Affected accounts read it."
        rows={2}
      />
      <TextAreaField
        {...field('short_notice_reason', 'a reason')}
        label="Reason for short notice (optional)"
        hint="Needed where something gets dearer or tighter sooner than usual. Only in the audit log."
        rows={2}
      />
    </div>
  )
}
