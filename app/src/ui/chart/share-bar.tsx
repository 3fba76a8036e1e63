import { classes } from '../classes.ts'
import css from './chart.module.css'
import { inTone } from './plot-data.ts'

interface ShareBarProps {
  readonly label: string
  /** As a person reads it, exact: "300 of 1,500 credits". */
  readonly text: string
  /** From 0 to 1, for drawing alone. */
  readonly share: number
}

/** A part of a whole. Its text says it all, so the first signed-in page needs nothing of the kit's progress bar. */
export const ShareBar = ({ label, text, share }: ShareBarProps) => (
  <p className={css.rank} style={inTone('brand')}>
    <span className={css.rankName}>{label}</span>
    <span className={classes('num', css.rankValue)}>{text}</span>
    <span className={css.track}>
      <span style={{ width: `${Math.min(1, share) * 100}%` }} />
    </span>
  </p>
)
