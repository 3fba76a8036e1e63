import { classes } from '../../ui/classes.ts'
import { Credits } from '../../ui/credits.tsx'
import { row } from '../../ui/layout.ts'
import { PlainButton } from '../../ui/plain-button.tsx'
import { PlainSelect } from '../../ui/plain-select.tsx'
import styles from './landing.module.css'
import type { Mock } from './use-mock.ts'

interface ExchangeControlsProps {
  readonly mock: Mock
  readonly number: string
  readonly onNumber: (number: string) => void
  readonly onSend: () => void
}

/** Test numbers with known outcomes, and the button that really sends. Without a mock to send to there is neither. */
export function ExchangeControls({ mock, number, onNumber, onSend }: ExchangeControlsProps) {
  const { testNumbers, price, ready, outcome } = mock
  if (!ready)
    return (
      <div className={classes(row(2), styles.foot)}>
        <span>{price && <Price value={price} />}</span>
      </div>
    )
  const sending = outcome.kind === 'sending'
  return (
    <div className={classes(row(2), styles.foot)}>
      <PlainSelect
        label="Test number"
        labelHidden
        className={styles.select}
        value={number}
        onChange={(event) => onNumber(event.target.value)}
      >
        {testNumbers.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </PlainSelect>
      <PlainButton look="bare" className={styles.send} busy={sending} onClick={onSend}>
        Run it
      </PlainButton>
      <span className={styles.end}>{price && <Price value={price} />}</span>
    </div>
  )
}

const Price = ({ value }: { readonly value: string }) => (
  <>
    Free in mock mode. <Credits value={value} /> credits live.
  </>
)
