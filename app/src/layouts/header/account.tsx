import { type ReactNode, Suspense } from 'react'
import { useSession, useSessionState } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { preloadable } from '../../router/preloadable.ts'
import { PlainLinkButton } from '../../ui/plain-button.tsx'
import styles from './header.module.css'
import { type NavLink, publicLinks, walletLink, webhooksLink } from './links.ts'
import { TopBar } from './top-bar.tsx'

/** Bell and menu, which visitors never have to load. */
const MemberTools = preloadable(() => import('./member-tools.tsx'), 'MemberTools')

interface AccountBarProps {
  readonly links?: readonly NavLink[]
  /** Behind those; the narrow bar has them in its menu. */
  readonly more?: { readonly links: readonly NavLink[]; readonly drawn: ReactNode }
  /** Administrators sign out where they stand; the page then asks them in again. */
  readonly onLogout?: () => void
}

/** The top bar, with what the person at hand can do at its end. */
export function AccountBar({ links = publicLinks, more, onLogout }: AccountBarProps) {
  const session = useSession()
  const current = useSessionState()
  if (current.kind === 'visitor')
    return (
      <TopBar
        links={links}
        wideActions={
          <PlainLinkButton look="plain" href={href('login')}>
            Login
          </PlainLinkButton>
        }
        actions={
          <PlainLinkButton look="primary" href={href('register')}>
            Sign Up
          </PlainLinkButton>
        }
      />
    )
  const hasWallet =
    current.kind === 'member' && current.profile.user_type === 'USER' && current.profile.tc_agree
  const waiting = <span className={styles.waiting} />
  return (
    <TopBar
      links={links}
      more={more?.drawn}
      menuLinks={more?.links ?? (hasWallet ? [walletLink, webhooksLink] : [])}
      actions={
        current.kind === 'member' ? (
          <Suspense fallback={waiting}>
            <MemberTools profile={current.profile} onLogout={onLogout ?? (() => session.logout('login'))} />
          </Suspense>
        ) : (
          waiting
        )
      }
    />
  )
}
