import { PlainSkeleton } from '../../../ui/plain-skeleton.tsx'
import css from './operation.module.css'

/** A paragraph, the price, then fields: the shape of most operations. */
export function OperationSkeleton() {
  return (
    <div className={css.skeleton}>
      <PlainSkeleton width="92%" />
      <PlainSkeleton width="70%" />
      <PlainSkeleton width="160px" height="24px" />
      <PlainSkeleton height="64px" />
      <PlainSkeleton height="64px" />
      <PlainSkeleton height="180px" />
    </div>
  )
}
