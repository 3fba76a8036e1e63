import { PlainSkeleton } from '../../ui/plain-skeleton.tsx'
import css from './head/head.module.css'

export function ApiSkeleton() {
  return (
    <>
      <div className={css.skeleton}>
        <PlainSkeleton width="160px" height="18px" />
        <PlainSkeleton width="min(320px, 80%)" height="40px" />
        <PlainSkeleton width="min(520px, 96%)" height="22px" />
        <PlainSkeleton width="min(280px, 70%)" height="24px" />
      </div>
      <PlainSkeleton height="44px" />
      <PlainSkeleton height="320px" />
    </>
  )
}
