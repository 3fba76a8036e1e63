import { facts } from '../../ui/facts.ts'
import { stack } from '../../ui/layout.ts'
import { type BillLine, billChange } from './bill-change.ts'

/** Before and after, for each line of the bill that changes. */
export function BillPreview(choice: Parameters<typeof billChange>[0]) {
  const lines = billChange(choice)
  if (lines.length === 0) return null
  return (
    <div className={stack(2)}>
      <h3 className="strong small">What changes on your bill</h3>
      <dl className={facts('open')}>
        {lines.map((line) => (
          <Line key={line.name} {...line} />
        ))}
      </dl>
    </div>
  )
}

/** Beyond this, both don’t fit beside each other in a card of three. */
const maxLineLength = 22
/** Up to this, a sum or a number stays on its line. */
const maxWhole = 16

const Line = ({ name, before, after }: BillLine) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <span className={before.length + after.length > maxLineLength ? 'note-line' : 'note'}>
        <span className="visually-hidden">before: </span>
        {before} →
      </span>{' '}
      <span className="visually-hidden">after: </span>
      {after.length > maxWhole ? after : after.replaceAll(' ', '\u00a0')}
    </dd>
  </div>
)
