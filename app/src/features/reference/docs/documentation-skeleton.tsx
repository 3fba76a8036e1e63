import { Skeleton } from '../../../ui/skeleton.tsx'
import { OperationSkeleton } from '../operation/operation-skeleton.tsx'
import css from './docs.module.css'

export function DocumentationSkeleton() {
  return (
    <div className={css.docs}>
      <div className={css.railSkeleton}>
        <Skeleton height="44px" />
        <Skeleton width="60%" />
        <Skeleton width="80%" />
        <Skeleton width="70%" />
        <Skeleton width="75%" />
      </div>
      <OperationSkeleton />
    </div>
  )
}
