import { PlainSkeleton } from '../../../ui/plain-skeleton.tsx'
import { OperationSkeleton } from '../operation/operation-skeleton.tsx'
import css from './docs.module.css'

export function DocumentationSkeleton() {
  return (
    <div className={css.docs}>
      <div className={css.sidebarSkeleton}>
        <PlainSkeleton height="44px" />
        <PlainSkeleton width="60%" />
        <PlainSkeleton width="80%" />
        <PlainSkeleton width="70%" />
        <PlainSkeleton width="75%" />
      </div>
      <OperationSkeleton />
    </div>
  )
}
