import { type Control, type UseFormSetValue, useWatch } from 'react-hook-form'
import { formatCount } from '../base/format/format.ts'
import { type CallLimits, rates } from '../domain/catalogue/call-limits.ts'
import { Alert } from '../ui/kit/alert.tsx'
import { Button } from '../ui/kit/button.tsx'
import { RadioGroup } from '../ui/kit/radio-group.tsx'
import { TextField, type TextFieldProps } from '../ui/kit/text-field.tsx'
import { columns } from '../ui/layout.ts'
import { checkLimit, numberOf } from './typed-numbers.ts'

type Rate = (typeof rates)[number][0]

/** Names are those of the request, as a pointer has them. Empty is no limit. */
export type LimitsValues = Record<`limits/${Rate}` | 'reason', string>

const textOf = (limit: number | null) => (limit === null ? '' : String(limit))

/** A form that begins with these limits. */
export const limitsValues = (limits: CallLimits): LimitsValues => ({
  'limits/calls_per_second': textOf(limits.calls_per_second),
  'limits/calls_per_minute': textOf(limits.calls_per_minute),
  'limits/calls_per_day': textOf(limits.calls_per_day),
  'limits/calls_per_month': textOf(limits.calls_per_month),
  reason: '',
})

/** The part of a request that both dialogs of limits send. */
export const limitsChange = (values: LimitsValues, asPlan: boolean) => ({
  reason: values.reason.trim(),
  limits: asPlan ? null : typedLimits(values),
})

export const typedLimits = (values: Omit<LimitsValues, 'reason'>): CallLimits => ({
  calls_per_second: numberOf(values['limits/calls_per_second']),
  calls_per_minute: numberOf(values['limits/calls_per_minute']),
  calls_per_day: numberOf(values['limits/calls_per_day']),
  calls_per_month: numberOf(values['limits/calls_per_month']),
})

export const limitChecks = {
  'limits/calls_per_second': checkLimit,
  'limits/calls_per_minute': checkLimit,
  'limits/calls_per_day': checkLimit,
  'limits/calls_per_month': checkLimit,
}

interface LimitFieldsProps {
  /** The name of the plan that can be followed; null where it has none. */
  readonly plan: string | null
  /** The choice of other limits than the plan’s. */
  readonly own: string
  readonly asPlan: boolean
  readonly onAsPlan: (asPlan: boolean) => void
  readonly form: {
    readonly field: (name: `limits/${Rate}`, value: string) => Omit<TextFieldProps, 'label'>
    readonly control: Control<LimitsValues>
    readonly setValue: UseFormSetValue<LimitsValues>
  }
  /** In place of “Leave empty for no limit” beside a field. */
  readonly hints?: Partial<Readonly<Record<Rate, string>>>
}

interface LimitInputsProps extends Pick<LimitFieldsProps, 'hints'> {
  readonly field: LimitFieldsProps['form']['field']
}

/** A field for each limit. */
export const LimitInputs = ({ field, hints }: LimitInputsProps) => (
  <div className={columns('narrow', 3, 'top')}>
    {rates.map(([rate, period]) => (
      <TextField
        key={rate}
        {...field(`limits/${rate}`, 'a number')}
        label={`Calls ${period}`}
        hint={hints?.[rate] ?? 'Leave empty for no limit'}
        inputMode="numeric"
        autoComplete="off"
      />
    ))}
  </div>
)

/** The limits of the plan, or a field for each limit. */
export const LimitFields = ({ plan, own, asPlan, onAsPlan, form, hints }: LimitFieldsProps) => (
  <>
    <RadioGroup
      label="Limits"
      name="source"
      value={asPlan ? 'plan' : 'own'}
      options={[
        { value: 'plan', label: plan ? `Follow the plan, ${plan}` : 'Follow the plan' },
        { value: 'own', label: own },
      ]}
      onChange={(choice) => onAsPlan(choice === 'plan')}
    />
    {!asPlan && <LimitInputs field={form.field} {...(hints && { hints })} />}
    {!asPlan && <Contradictions {...form} />}
  </>
)

/** A limit of a longer time, and one of a shorter time that it can't be below. */
const pairs = [
  ['calls_per_second', 'calls_per_minute'],
  ['calls_per_day', 'calls_per_month'],
] as const

/** Limits of which one can never be reached, with the way out: both as the lower one. */
function Contradictions({ control, setValue }: Omit<LimitFieldsProps['form'], 'field'>) {
  const limits = typedLimits(useWatch({ control }) as LimitsValues)
  const periods = Object.fromEntries(rates)
  return pairs.map(([shorter, longer]) => {
    const [most, least] = [limits[shorter], limits[longer]]
    if (most === null || least === null || !(least < most)) return null
    return (
      <Alert
        key={shorter}
        status="warning"
        title={`${formatCount(least)} ${periods[longer]} is less than ${formatCount(most)} ${periods[shorter]}.`}
      >
        <span className="note-line">
          <Button size="small" onClick={() => setValue(`limits/${shorter}`, String(least))}>
            Set both to {formatCount(least)}
          </Button>
        </span>
      </Alert>
    )
  })
}
