import { PlainSkeleton } from '../../../ui/plain-skeleton.tsx'
import css from '../try-it.module.css'

/** In the place of the first response. A fast one comes before it is seen. */
export const PendingResponse = () => (
  <section className={css.panel} data-theme="dark" aria-label="Response pending">
    <div className={css.late}>
      <div className={css.head}>Waiting for the response</div>
      <div className={css.lines}>
        <PlainSkeleton width="70%" />
        <PlainSkeleton width="45%" />
      </div>
    </div>
  </section>
)
