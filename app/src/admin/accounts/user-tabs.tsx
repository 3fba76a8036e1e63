import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { href } from '../../paths.ts'
import { Tabs } from '../../ui/kit/tabs.tsx'

interface UserTabsProps {
  readonly userId: string
  readonly open: 'keys' | 'account' | 'payments' | 'notes' | 'ledger' | 'usage'
  readonly children: ReactNode
}

/** The parts of one user's page, each at its address. */
export function UserTabs({ userId, open, children }: UserTabsProps) {
  const [, navigate] = useLocation()
  const part = (name: string) => href('adminUser', { id: userId }, { query: { part: name } })
  const tabs = [
    { name: 'keys', label: 'Keys', href: href('adminUser', { id: userId }) },
    { name: 'account', label: 'Account', href: part('account') },
    { name: 'ledger', label: 'Transactions', href: href('creditLedger', { id: userId }) },
    {
      name: 'usage',
      label: 'Usage',
      href: href('creditLedger', { id: userId }, { query: { part: 'usage' } }),
    },
    { name: 'payments', label: 'Payments', href: part('payments') },
    { name: 'notes', label: 'Notes', href: part('notes') },
  ] as const
  return (
    <Tabs
      label="Of this user"
      open={open}
      pages
      onOpen={(name) => navigate(tabs.find((tab) => tab.name === name)?.href ?? href('adminUsers'))}
      tabs={tabs.map(({ name, label }) => ({ name, label, content: name === open && children }))}
    />
  )
}
