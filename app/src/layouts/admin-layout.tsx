import type { components } from '@switchboard/sdk'
import { queryOptions } from '@switchboard/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { usePortal, useSession, useSessionState } from '../lib/services.ts'
import { href } from '../paths.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { Board } from './board.tsx'
import styles from './header/header.module.css'
import { type Navigation, reading } from './header/links.ts'
import type { LayoutProps } from './shell.tsx'

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

export const adminNavigation: Navigation = {
  label: 'Administration',
  home: [],
  links: [
    { label: 'Key Management', href: href('adminKeys'), sections: ['keys'] },
    { label: 'Credits Management', href: href('adminCredits'), sections: ['credits'] },
  ],
  groups: [
    {
      label: 'Customers',
      links: [
        { label: 'Users', href: href('adminUsers'), sections: ['users'], icon: 'users' },
        {
          label: 'Verifications',
          href: href('adminKyb'),
          sections: ['verifications'],
          icon: 'verification',
          Count: () => <WaitingCount of="verifications" what="in review" />,
        },
        { label: 'Keys', href: href('adminKeys'), sections: ['keys'], icon: 'keys' },
      ],
    },
    {
      label: 'Money',
      links: [
        { label: 'Credits', href: href('adminCredits'), sections: ['credits'], icon: 'credits' },
        {
          label: 'Approvals',
          href: href('adminApprovals'),
          sections: ['approvals'],
          icon: 'approvals',
          Count: () => <WaitingCount of="approvals" what="waiting for approval" />,
        },
      ],
    },
    {
      label: 'Product',
      links: [{ label: 'APIs', href: href('adminApis'), sections: ['apis'], icon: 'apis' }],
    },
    {
      label: 'Operations',
      links: [
        {
          label: 'Deliveries',
          href: href('adminDeliveries'),
          sections: ['deliveries'],
          icon: 'deliveries',
          Count: () => <WaitingCount of="deliveries" what="failed" />,
        },
        { label: 'Incidents', href: href('adminIncidents'), sections: ['incidents'], icon: 'errors' },
        { label: 'Audit log', href: href('adminAudit'), sections: ['audit'], icon: 'audit' },
      ],
    },
    reading,
  ],
  shortcuts: [href('adminUsers'), href('adminKeys'), href('adminCredits'), href('adminApis')],
}

export function AdminLayout({ children }: LayoutProps) {
  const session = useSession()
  return (
    <Board navigation={adminNavigation} onLogout={() => session.logout('reload')}>
      {children}
    </Board>
  )
}
