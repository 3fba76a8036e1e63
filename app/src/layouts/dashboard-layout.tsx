import { Suspense } from 'react'
import { useSessionState } from '../lib/services.ts'
import { preloadable } from '../router/preloadable.ts'
import { Board } from './board.tsx'
import type { LayoutProps } from './shell.tsx'
import { userNavigation } from './user-navigation.ts'

const AdminLayout = preloadable(() => import('./admin-layout.tsx'), 'AdminLayout')

/** Administrators see their profile, their only page with this layout, in their own frame. */
export function DashboardLayout({ children }: LayoutProps) {
  const current = useSessionState()
  const profile = current.kind === 'member' ? current.profile : undefined
  if (profile?.user_type === 'ADMIN')
    return (
      <Suspense>
        <AdminLayout>{children}</AdminLayout>
      </Suspense>
    )
  return <Board navigation={userNavigation(profile?.team)}>{children}</Board>
}
