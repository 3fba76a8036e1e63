import type { components } from '@switchboard/sdk'
import { setKeyLimits as rules } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { formatMoment } from '../../../base/format/dates.ts'
import { formatCredits, withoutZeroCents } from '../../../base/format/format.ts'
import { budgets, type KeyUse } from '../../../domain/subscriptions/limits.ts'
import { checkAddresses, linesOf } from '../../../lib/forms/address-lines.ts'
import { useApiForm } from '../../../lib/forms/use-api-form.ts'
import { usePortal } from '../../../lib/services.ts'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { FormDialog } from '../../../ui/kit/dialog.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextAreaField } from '../../../ui/kit/text-area-field.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { useToast } from '../../../ui/kit/toast.tsx'
import { columns } from '../../../ui/layout.ts'
import type { Subscription } from '../rules.ts'
import { AskAboveField, ReadsAccountField } from './agent-budget.tsx'
import { type KeyEnd, keyEnd, keyEnds, keyEndWords } from './key-end-field.tsx'
import { KeyOperations } from './key-operations.tsx'

type KeyLimitsRequest = components['schemas']['KeyLimitsRequest']

/** Names are those of the request, as a pointer has them, so that each error finds its field. Empty is no limit. */
interface KeyLimitsValues {
  'limits/credits_per_day': string
  'limits/credits_per_month': string
  'limits/credits_in_all': string
  'limits/operations': readonly string[]
  /** One a line. */
  'limits/addresses': string
  /** Credits of one call; a dearer one waits for a person. */
  'limits/ask_above': string
  'limits/ask_in_client': boolean
  /** Whether an agent reads the account. */
  'limits/reads_account': boolean
  /** `kept`: as it is. */
  expires_at: KeyEnd | 'kept'
}

const keyLimitsValues = ({ limits }: Pick<KeyUse, 'limits'>): KeyLimitsValues => ({
  'limits/credits_per_day': withoutZeroCents(limits.credits_per_day ?? ''),
  'limits/credits_per_month': withoutZeroCents(limits.credits_per_month ?? ''),
  'limits/credits_in_all': withoutZeroCents(limits.credits_in_all ?? ''),
  'limits/operations': limits.operations ?? [],
  'limits/addresses': (limits.addresses ?? []).join('\n'),
  'limits/ask_above': withoutZeroCents(limits.ask_above ?? ''),
  'limits/ask_in_client': limits.ask_in_client ?? false,
  'limits/reads_account': limits.reads_account ?? false,
  expires_at: 'kept',
})

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
      about="Changes apply from the next call. Leave a budget empty for no limit."
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
        hint="One a line, or a range such as 203.0.113.0/24. Leave empty to allow any address."
        mono
        rows={2}
        spellCheck={false}
      />
    </FormDialog>
  )
}

/** The request of a form that was filled in. */
function keyLimitsRequest(
  key_id: string,
  values: KeyLimitsValues,
  { onlySome }: { readonly onlySome: boolean },
): KeyLimitsRequest {
  const addresses = linesOf(values['limits/addresses'])
  const askAbove = values['limits/ask_above'].trim()
  return {
    key_id,
    limits: {
      credits_per_day: values['limits/credits_per_day'].trim() || null,
      credits_per_month: values['limits/credits_per_month'].trim() || null,
      credits_in_all: values['limits/credits_in_all'].trim() || null,
      operations: onlySome ? [...values['limits/operations']] : null,
      addresses: addresses.length > 0 ? addresses : null,
      ...(values['limits/reads_account'] && { reads_account: true }),
      ...(askAbove && { ask_above: askAbove, ask_in_client: values['limits/ask_in_client'] }),
    },
    ...(values.expires_at !== 'kept' && { expires_at: keyEnd(values.expires_at) }),
  }
}
