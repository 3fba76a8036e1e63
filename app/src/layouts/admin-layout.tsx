import { useQuery } from '@tanstack/react-query'
import { sectionRefusal } from '../domain/staff.ts'
import { setupQuery } from '../domain/waiting.ts'
import { usePortal, useSession, useSessionState } from '../lib/services.ts'
import type { SessionState } from '../lib/session/session.ts'
import { href } from '../paths.ts'
import { usePage } from '../router/page-context.ts'
import { Board } from './board.tsx'
import { ClosedPage } from './forbidden-page.tsx'
import { type Navigation, type NavLink, reading } from './header/links.ts'
import type { LayoutProps } from './shell.tsx'
import { waitingCount } from './waiting-count.tsx'

const home = {
  label: 'Home',
  href: href('adminHome'),
  sections: ['overview'],
  icon: 'overview',
  count: waitingCount('admin', 'problems', 'APIs with problems'),
} as const

export const adminNavigation: Navigation = {
  label: 'Administration',
  home: [home],
  links: [
    {
      label: 'Key Management',
      href: href('adminKeys'),
      sections: ['keys'],
    },
    {
      label: 'Credits Management',
      href: href('adminCredits'),
      sections: ['credits'],
    },
  ],
  groups: [
    {
      label: 'Customers',
      links: [
        {
          label: 'Users',
          href: href('adminUsers'),
          sections: ['users'],
          icon: 'users',
        },
        {
          label: 'Verifications',
          href: href('adminKyb'),
          sections: ['verifications'],
          icon: 'verification',
          count: waitingCount('admin', 'verifications', 'in review'),
        },
        {
          label: 'Keys',
          href: href('adminKeys'),
          sections: ['keys'],
          icon: 'keys',
        },
      ],
    },
    {
      label: 'Money',
      links: [
        {
          label: 'Credits',
          href: href('adminCredits'),
          sections: ['credits'],
          icon: 'credits',
        },
        {
          label: 'Plans',
          href: href('adminPlans', {}),
          sections: ['plans'],
          icon: 'plan',
        },
        {
          label: 'Approvals',
          href: href('adminApprovals'),
          sections: ['approvals'],
          icon: 'approvals',
          count: waitingCount('admin', 'approvals', 'waiting for approval'),
        },
        {
          label: 'Payments',
          href: href('adminPayments'),
          sections: ['payments'],
          icon: 'statements',
          count: waitingCount('admin', 'payments', 'to resolve'),
        },
      ],
    },
    {
      label: 'Product',
      links: [
        {
          label: 'APIs',
          href: href('adminApis'),
          sections: ['apis'],
          icon: 'apis',
        },
      ],
    },
    {
      label: 'Operations',
      links: [
        {
          label: 'Deliveries',
          href: href('adminDeliveries'),
          sections: ['deliveries'],
          icon: 'deliveries',
          count: waitingCount('admin', 'deliveries', 'failed'),
        },
        { label: 'Incidents', href: href('adminIncidents'), sections: ['incidents'], icon: 'errors' },
        {
          label: 'Audit log',
          href: href('adminAudit'),
          sections: ['audit'],
          icon: 'audit',
        },
        {
          label: 'Staff',
          href: href('adminStaff'),
          sections: ['staff'],
          icon: 'team',
        },
      ],
    },
    reading,
    // Last, so that nothing moves when it comes.
    {
      label: 'First days',
      links: [{ label: 'Set up', href: href('adminSetup'), sections: ['setup'], icon: 'verification' }],
    },
  ],
  shortcuts: [home.href, href('adminUsers'), href('adminKeys'), href('adminCredits')],
}

/** Without the pages that the administrator’s roles don’t allow, and without the set-up that is done. */
function navigationFor(current: SessionState, isSetUp: boolean): Navigation {
  const open = (links: readonly NavLink[]) =>
    links.filter(
      ({ sections: [part] = [] }) => !sectionRefusal(current, part) && !(isSetUp && part === 'setup'),
    )
  const groups = adminNavigation.groups
    .map((group) => ({ ...group, links: open(group.links) }))
    .filter(({ links }) => links.length > 0)
  return { ...adminNavigation, groups, links: open(adminNavigation.links) }
}

/** A page that the roles don’t allow says so in place of its content, which is never fetched. */
export function AdminLayout({ children }: LayoutProps) {
  const session = useSession()
  const current = useSessionState()
  const { route } = usePage()
  const refusal = sectionRefusal(current, route?.section)
  const mayRead = current.kind === 'member' && current.profile.tc_agree && !sectionRefusal(current, 'setup')
  const { data: setup } = useQuery({ ...setupQuery(usePortal()), enabled: mayRead })
  const isSetUp = !setup?.data.some(({ state }) => state === 'open')
  return (
    <Board navigation={navigationFor(current, isSetUp)} onLogout={() => session.logout('reload')}>
      {refusal ? <ClosedPage>{refusal}</ClosedPage> : children}
    </Board>
  )
}

// In the same file as their frame: each file that could be fetched costs every first page its name.
export { ForbiddenPage } from './forbidden-page.tsx'
