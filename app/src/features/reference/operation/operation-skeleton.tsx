import { Skeleton } from '../../../ui/skeleton.tsx'
import css from './operation.module.css'

/** A paragraph, the price, then fields: the shape of most operations. */
export function OperationSkeleton() {
  return (
    <div className={css.skeleton}>
      <p className="visually-hidden" role="status">
        Loading the operation
      </p>
      <Skeleton width="92%" />
      <Skeleton width="70%" />
      <Skeleton width="160px" height="24px" />
      <Skeleton height="64px" />
      <Skeleton height="64px" />
      <Skeleton height="180px" />
    </div>
  )
}
