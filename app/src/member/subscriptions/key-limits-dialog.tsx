import { setKeyLimits as rules } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { formatMoment } from '../../base/format/dates.ts'
import { formatCredits } from '../../base/format/format.ts'
import { budgets, type KeyUse } from '../../domain/subscriptions/limits.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { usePortal } from '../../lib/services.ts'
import { Checkbox } from '../../ui/kit/checkbox.tsx'
import { FormDialog } from '../../ui/kit/dialog.tsx'
import { SelectField } from '../../ui/kit/select-field.tsx'
import { TextAreaField } from '../../ui/kit/text-area-field.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { columns } from '../../ui/layout.ts'
import { AskAboveField } from './agents/agent-budget.tsx'
import { ReadsAccountField } from './agents/reads-account-field.tsx'
import { keyEnds, keyEndWords } from './key-ends.ts'
import { checkAddresses, type KeyLimitsValues, keyLimitsRequest, keyLimitsValues } from './key-limits-form.ts'
import { KeyOperations } from './key-operations.tsx'
import type { Subscription } from './rules.ts'

const budgetLabels = {
  credits_per_day: 'Credits a day',
  credits_per_month: 'Credits a month',
  credits_in_all: 'Credits in all',
} as const

interface KeyLimitsDialogProps {
  readonly subscription: Subscription
  readonly of: KeyUse
  readonly onClose: () => void
}

/** The most that a key may spend, what it may call, and where from. */
export function KeyLimitsDialog({ subscription, of: key, onClose }: KeyLimitsDialogProps) {
  const toast = useToast()
  const { name, last_four, limits, expires_at } = key
  const [onlySome, setOnlySome] = useState(limits.operations !== null)
  const { control, field, ...form } = useApiForm({
    defaultValues: keyLimitsValues(key),
    rules,
    checks: { 'limits/addresses': checkAddresses },
    write: mutationOptions(usePortal(), 'put', '/api/limits/key'),
    variables: (values: KeyLimitsValues) => ({ body: keyLimitsRequest(key.key_id, values, { onlySome }) }),
    onDone: () => {
      onClose()
      toast({ kind: 'success', title: `Limits of ${name} saved` })
    },
  })
  const { field: account } = useController({ control, name: 'limits/reads_account' })
  const { field: inClient } = useController({ control, name: 'limits/ask_in_client' })
  return (
    <FormDialog
      title={`Limits of ${name}, …${last_four}`}
      about="They apply from the next call. Leave a budget empty for no limit."
      action="Save limits"
      busyAction="Saving…"
      failed="The limits weren’t changed."
      form={form}
      onClose={onClose}
    >
      <div className={columns('narrow', 3, 'top')}>
        {budgets.map(([budget, spent, when]) => (
          <TextField
            key={budget}
            {...field(`limits/${budget}`, 'the number of credits')}
            label={budgetLabels[budget]}
            hint={`${formatCredits(key[spent])} spent ${when}`}
            inputMode="decimal"
            autoComplete="off"
          />
        ))}
        {key.agent && <AskAboveField {...field('limits/ask_above', 'the number of credits')} />}
        <SelectField {...field('expires_at', 'when it expires')} label="Expires">
          <option value="kept">
            {expires_at ? `On ${formatMoment(expires_at)}, as now` : 'Never, as now'}
          </option>
          {keyEnds
            .filter((days) => days !== '' || expires_at)
            .map((days) => (
              <option key={days} value={days}>
                {keyEndWords[days]}
              </option>
            ))}
        </SelectField>
      </div>
      {key.agent && (
        <Checkbox name="ask_in_client" checked={inClient.value} onChange={inClient.onChange}>
          I can also answer in the agent’s own app. It passes on what you say, so allow this for apps that you
          trust.
        </Checkbox>
      )}
      {key.agent && <ReadsAccountField field={account} />}
      <KeyOperations of={subscription} control={control} onlySome={onlySome} onOnlySome={setOnlySome} />
      <TextAreaField
        {...field('limits/addresses', 'the addresses')}
        label="IP addresses it may be used from"
        hint="One a line, or a range such as 203.0.113.0/24. Empty: from anywhere."
        mono
        rows={2}
        spellCheck={false}
      />
    </FormDialog>
  )
}
