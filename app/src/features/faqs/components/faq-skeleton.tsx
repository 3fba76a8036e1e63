import { PlainSkeleton } from '../../../ui/plain-skeleton.tsx'
import list from '../faqs.module.css'

const groups = ['a', 'b', 'c']
const rows = ['a', 'b', 'c', 'd']

export function FaqSkeleton() {
  return (
    <>
      {groups.map((group) => (
        <div key={group} className={list.group}>
          <PlainSkeleton width="9rem" height="24px" />
          <div className={list.rows}>
            {rows.map((row) => (
              <PlainSkeleton key={row} height="36px" />
            ))}
          </div>
        </div>
      ))}
    </>
  )
}
