import { PlainSkeleton } from '../../../ui/plain-skeleton.tsx'
import css from '../palette.module.css'

const widths = ['46%', '58%', '38%', '52%']

/** Lines to come. That it searches is said by the list’s own status. */
export function Searching() {
  return (
    <div className={css.searching}>
      {widths.map((width) => (
        <div key={width} className={css.line}>
          <PlainSkeleton width="24px" height="24px" />
          <div>
            <PlainSkeleton width={width} height="0.875rem" />
            <PlainSkeleton width="70%" height="0.75rem" />
          </div>
        </div>
      ))}
    </div>
  )
}
