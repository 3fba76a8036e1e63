import { classes } from '../../../ui/classes.ts'
import { row, stack } from '../../../ui/layout.ts'
import { PlainSkeleton } from '../../../ui/plain-skeleton.tsx'
import css from '../try-it.module.css'

/** In the place of the first response. A fast one comes before it is seen. */
export const PendingResponse = () => (
  <section className={css.panel} data-theme="dark" aria-label="Response pending">
    <div className={css.late}>
      <div className={classes(row([1, 3]), css.head)}>Waiting for the response</div>
      <div className={classes(stack(3), css.lines)}>
        <PlainSkeleton width="70%" />
        <PlainSkeleton width="45%" />
      </div>
    </div>
  </section>
)
