import type { FieldRules } from '@switchboard/sdk/forms'
import { reasonNames } from '../../domain/wallet/reason-names.ts'
import { SelectField } from '../../ui/kit/select-field.tsx'
import { TextAreaField } from '../../ui/kit/text-area-field.tsx'
import type { BulkField } from '../bulk/bulk-dialog.tsx'
import type { AdjustmentFields } from './adjustment.ts'

interface ReasonFieldsProps {
  readonly field: BulkField<AdjustmentFields>
}

/** The reason of a change of credits: a category, and words. */
export const ReasonFields = ({ field }: ReasonFieldsProps) => (
  <>
    <SelectField {...field('reason_code', 'a category')} label="Category">
      <option value="">Choose…</option>
      {Object.entries(reasonNames).map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
    <TextAreaField
      {...field('description', 'a reason')}
      label="Reason"
      rows={3}
      hint="Users see both in their transactions."
    />
  </>
)

/** The contract takes a change without a category; people choose one. */
export const withReason = <Rules extends { readonly reason_code: FieldRules }>(rules: Rules) => ({
  ...rules,
  reason_code: { ...rules.reason_code, required: true as const },
})
