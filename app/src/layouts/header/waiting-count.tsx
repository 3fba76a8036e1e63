import type { components } from '@switchboard/sdk'
import { queryOptions } from '@switchboard/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { usePortal, useSessionState } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './header.module.css'
import { adminLinks, adminRow, type NavLink } from './links.ts'

type Waiting = components['schemas']['AdminWaiting']

/** The contract counts to here. */
const maxCount = 100
/** Others decide, too, and mails fail by themselves: no event tells of either. */
const refetchInterval = 60_000

/** A mark at the corner of its link, so that nothing moves when the number comes. */
function WaitingCount({ of, what }: { readonly of: keyof Waiting; readonly what: string }) {
  const { kind } = useSessionState()
  const query = useQuery({
    ...queryOptions(usePortal(), '/api/admin/waiting'),
    enabled: kind === 'member',
    refetchInterval,
  })
  const count = query.data?.data[of] ?? 0
  if (count === 0) return null
  return (
    <>
      <span className={styles.count} aria-hidden="true">
        {count < maxCount ? count : `${maxCount - 1}+`}
      </span>
      <VisuallyHidden>{`, ${count < maxCount ? count : `${maxCount} or more`} ${what}`}</VisuallyHidden>
    </>
  )
}

const counts: Readonly<Record<string, NonNullable<NavLink['Count']>>> = {
  [href('adminApprovals')]: () => <WaitingCount of="approvals" what="waiting for approval" />,
  [href('adminKyb')]: () => <WaitingCount of="verifications" what="in review" />,
  [href('adminDeliveries')]: () => <WaitingCount of="deliveries" what="failed" />,
}

const withCount = (link: NavLink): NavLink => {
  const Count = counts[link.href]
  return Count ? { ...link, Count } : link
}

export const countedLinks = adminLinks.map(withCount)
export const countedRow = { ...adminRow, links: adminRow.links.map(withCount) }
