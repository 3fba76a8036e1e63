import { Skeleton } from '../../ui/skeleton.tsx'
import css from './api-page.module.css'

export function ApiSkeleton() {
  return (
    <div className={`wrap ${css.page}`}>
      <p className="visually-hidden" role="status">
        Loading the API
      </p>
      <div className={css.skeleton}>
        <Skeleton width="160px" height="18px" />
        <Skeleton width="min(320px, 80%)" height="40px" />
        <Skeleton width="min(520px, 96%)" height="22px" />
        <Skeleton width="min(280px, 70%)" height="24px" />
      </div>
      <Skeleton height="44px" />
      <Skeleton height="320px" />
    </div>
  )
}
