import { Skeleton } from '../../../ui/skeleton.tsx'
import css from './states.module.css'

const widths = ['46%', '58%', '38%', '52%']

/** Lines to come. That it searches is said by the list’s own status. */
export function Searching() {
  return (
    <div className={css.searching}>
      {widths.map((width) => (
        <div key={width} className={css.line}>
          <Skeleton width="24px" height="24px" />
          <div>
            <Skeleton width={width} height="0.875rem" />
            <Skeleton width="70%" height="0.75rem" />
          </div>
        </div>
      ))}
    </div>
  )
}
