import type { components } from '@switchboard/sdk'
import { formatCount, formatDecimal } from '../../base/format/format.ts'

type Change = components['schemas']['AnnouncedChange']

const names = {
  BREAKING: 'Breaking change',
  PRICE: 'Price',
  PLAN_PRICE: 'Price in pesos',
  INCLUDED_CREDITS: 'Included credits',
  CALLS_PER_SECOND: 'Calls a second',
  CALLS_PER_MINUTE: 'Calls a minute',
  CALLS_PER_DAY: 'Calls a day',
  CALLS_PER_MONTH: 'Calls a month',
} as const satisfies Record<Change['field'], string>

function textOf({ field }: Change, value: string | null): string {
  if (value === null) return 'no limit'
  return field.startsWith('CALLS_') ? formatCount(value) : formatDecimal(value)
}

const Values = ({ of: change }: { readonly of: Change }) => (
  <>
    {textOf(change, change.before)}
    <span className="muted"> → </span>
    <strong>{textOf(change, change.after)}</strong>
    {change.field === 'PRICE' && ' credits'}
  </>
)

/** The values that change, each with what it was. */
export const ChangeList = ({ changes }: { readonly changes: readonly Change[] }) => (
  <ul>
    {changes.map((change) => (
      <li key={`${change.field} ${change.operation_id}`}>
        {change.operation_name || change.operation_id || names[change.field]}:{' '}
        {change.field === 'BREAKING' ? <strong>breaking change</strong> : <Values of={change} />}
      </li>
    ))}
  </ul>
)
