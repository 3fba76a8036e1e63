import { type ComponentType, type ReactNode, Suspense } from 'react'
import { useLocation } from 'wouter'
import { useSession, useSessionState } from '../../lib/services.ts'
import type { Profile } from '../../lib/session/session.ts'
import { href } from '../../paths.ts'
import { preloadable } from '../../router/preloadable.ts'
import { PlainLinkButton } from '../../ui/plain-button.tsx'
import styles from './header.module.css'
import { type NavGroup, type NavLink, publicLinks, reading } from './links.ts'
import type { MemberToolsProps } from './member-tools.tsx'
import { TopBar } from './top-bar.tsx'

/** Bell and menu, which visitors never have to load. */
const MemberTools = preloadable(() => import('./member-tools.tsx'), 'MemberTools')

interface AccountBarProps {
  readonly links?: readonly NavLink[]
  /** Of pages with a rail, which has them where there is room. */
  readonly groups?: readonly NavGroup[]
  /** Administrators sign out where they stand; the page then asks them in again. */
  readonly onLogout?: () => void
  /** Of pages that members alone see: bell and menu, which come with the layout, and what keeps their places. */
  readonly member?: { readonly Tools: ComponentType<MemberToolsProps>; readonly places: ReactNode }
}

/** The top bar, with what the person at hand can do at its end. */
export function AccountBar({ links = publicLinks, groups, onLogout, member }: AccountBarProps) {
  const session = useSession()
  const current = useSessionState()
  if (current.kind === 'visitor')
    return (
      <TopBar
        links={links}
        groups={[reading]}
        wideActions={<LoginLink />}
        actions={
          <PlainLinkButton look="primary" href={href('register')}>
            Sign Up
          </PlainLinkButton>
        }
      />
    )
  const profile = current.kind === 'member' ? current.profile : undefined
  const waiting = <span className={styles.waiting} />
  const Tools = member?.Tools ?? MemberTools
  return (
    <TopBar
      links={links}
      groups={groups ?? [reading]}
      hasRail={groups !== undefined}
      {...(!groups && profile?.tc_agree && { wideActions: <DashboardLink profile={profile} /> })}
      actions={
        current.kind === 'member' ? (
          <Suspense fallback={waiting}>
            <Tools profile={current.profile} onLogout={onLogout ?? (() => session.logout('login'))} />
          </Suspense>
        ) : (
          (member?.places ?? waiting)
        )
      }
    />
  )
}

/** From public pages back to one's own. */
const DashboardLink = ({ profile }: { readonly profile: Profile }) => (
  <PlainLinkButton look="plain" href={href(profile.user_type === 'ADMIN' ? 'adminHome' : 'overview')}>
    Dashboard
  </PlainLinkButton>
)

/** From the pages of an API, which people read before they have an account, it leads back there. */
function LoginLink() {
  const [path] = useLocation()
  const isOfApi = path.startsWith(`${href('catalogue')}/`)
  return (
    <PlainLinkButton
      look="plain"
      href={isOfApi ? href('login', {}, { query: { 'redirect-url': path } }) : href('login')}
    >
      Login
    </PlainLinkButton>
  )
}
