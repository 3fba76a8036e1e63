import { classes } from './classes.ts'
import styles from './frames.module.css'

interface CordProps {
  /** Names of the things that it joins, from one end to the other. */
  readonly stops: readonly string[]
  /** Without their names, which stand below it already. */
  readonly unnamed?: boolean
  /** The last can't be reached. */
  readonly broken?: boolean
  readonly className?: string | undefined
}

/** Things that are joined, as on a switchboard. It is drawn once, and only repeats the words beside it. */
export function Cord({ stops, unnamed = false, broken = false, className }: CordProps) {
  const at = (index: number) => `${((index + 0.5) / stops.length) * 100}%`
  return (
    <div className={classes(styles.cord, className)} aria-hidden="true">
      <svg
        width="100%"
        height="22"
        fill="var(--panel)"
        stroke={broken ? 'var(--red)' : 'var(--brand)'}
        strokeWidth="3"
        aria-hidden="true"
      >
        <line pathLength="1" x1={at(0)} x2={at(stops.length - 1)} y1="11" y2="11" />
        {stops.map((stop, index) => (
          <circle key={stop} cx={at(index)} cy="11" r="8" />
        ))}
      </svg>
      {!unnamed && (
        <p className={classes('note', styles.stops)}>
          {stops.map((stop) => (
            <span key={stop}>{stop}</span>
          ))}
        </p>
      )}
    </div>
  )
}
