import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { href } from '../../paths.ts'
import { Tabs } from '../../ui/kit/tabs.tsx'
import { stack } from '../../ui/layout.ts'
import { PageFrame } from '../../ui/page-frame.tsx'

const tabs = [
  { name: 'accounts', title: 'Users', label: 'Accounts', href: href('adminUsers') },
  { name: 'keys', title: 'Key Management', label: 'Keys', href: href('adminKeys') },
  {
    name: 'subscriptions',
    title: 'Key Management',
    label: 'Subscriptions',
    href: href('adminKeys', {}, { query: { view: 'subscriptions' } }),
  },
  { name: 'credits', title: 'Credits Management', label: 'Credits', href: href('adminCredits') },
] as const

interface UsersFrameProps {
  readonly open: (typeof tabs)[number]['name']
  readonly about: string
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/**
 * The one page of all users. Its tabs have addresses of their own, two of them the specification's, whose names are
 * their headings: a link leads to what it says.
 */
export function UsersFrame({ open, about, actions, children }: UsersFrameProps) {
  const [, navigate] = useLocation()
  return (
    <PageFrame
      title={tabs.find(({ name }) => name === open)?.title ?? 'Users'}
      about={about}
      actions={actions}
    >
      <Tabs
        label="Of all users"
        open={open}
        pages
        onOpen={(name) => navigate(tabs.find((tab) => tab.name === name)?.href ?? href('adminUsers'))}
        tabs={tabs.map(({ name, label }) => ({
          name,
          label,
          content: name === open && <div className={stack(5)}>{children}</div>,
        }))}
      />
    </PageFrame>
  )
}
