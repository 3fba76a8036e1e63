import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { formatCount } from '../../base/format/format.ts'
import { classes } from '../../ui/classes.ts'
import { Credits } from '../../ui/credits.tsx'
import { Icon } from '../../ui/icon.tsx'
import { row } from '../../ui/layout.ts'
import { PlainButton } from '../../ui/plain-button.tsx'
import { PlainInput } from '../../ui/plain-input.tsx'
import type { EstimateLine } from './estimate.ts'
import css from './estimator.module.css'
import { readCalls } from './mix.ts'
import { formatCredits } from './money.ts'

/** Round numbers about a quarter apart, which is even steps on a logarithmic scale. */
const decade = [10, 12, 15, 20, 25, 30, 40, 50, 60, 80] as const

const decades = [1, 10, 100, 1_000, 10_000, 100_000]

/** The numbers of calls at which a slider stops; others are typed. */
const stops: readonly number[] = [
  ...decades.flatMap((power) => decade.map((number) => number * power)),
  10_000_000,
]

export const lastStop = stops.length - 1

/** Beyond the ends, the end. */
export const callsAt = (stop: number): number => stops[Math.max(0, Math.min(lastStop, Math.round(stop)))] ?? 0

/** The last stop that is not beyond so many calls; the first where all are. */
export const stopOf = (calls: number): number =>
  Math.max(
    0,
    stops.findLastIndex((stop) => stop <= calls),
  )

interface MixRowProps {
  readonly line: EstimateLine
  /** Just added: its number is what a person wants to set next. */
  readonly focused: boolean
  readonly onCalls: (calls: number) => void
  readonly onDrop: () => void
}

export function MixRow({ line, focused, onCalls, onDrop }: MixRowProps) {
  const { sku, calls, credits } = line
  const input = useRef<HTMLInputElement>(null)
  // Commas that come and go would move the caret under a person's hands.
  const [writing, setWriting] = useState(false)
  useEffect(() => {
    if (focused) input.current?.focus()
  }, [focused])
  // Its letters have just changed, and with them what the browser had selected.
  useEffect(() => {
    if (writing) input.current?.select()
  }, [writing])

  return (
    <li className={css.row}>
      <div className={css.what}>
        <span className="strong">{sku.name}</span>
        <span className="label">
          {sku.api_name}, <Credits value={sku.price_credits} /> a {sku.unit}
        </span>
      </div>
      <PlainInput
        className={css.slider}
        type="range"
        aria-label={`${sku.name}: calls`}
        aria-valuetext={`${formatCount(calls)} a month`}
        max={lastStop}
        value={stopOf(calls)}
        onChange={(event) => onCalls(callsAt(event.target.valueAsNumber))}
      />
      <label className={classes(row(2, 'end', 'unbroken'), css.calls)}>
        <span className="visually-hidden">{sku.name}: calls a month</span>
        <PlainInput
          ref={input}
          inputMode="numeric"
          maxLength={13}
          placeholder="0"
          value={calls === 0 ? '' : writing ? String(calls) : formatCount(calls)}
          onFocus={() => setWriting(true)}
          onBlur={() => setWriting(false)}
          onChange={(event) => onCalls(readCalls(event.target.value))}
        />
        <span className="label" aria-hidden="true">
          calls
        </span>
      </label>
      <span className={css.credits}>
        {formatCredits(credits)} <span className="label">credits</span>
      </span>
      <PlainButton look="icon" aria-label={`Remove ${sku.name}`} onClick={onDrop}>
        <Icon of={X} />
      </PlainButton>
    </li>
  )
}
