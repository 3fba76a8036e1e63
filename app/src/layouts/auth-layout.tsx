import { AccountBar } from './header/account.tsx'
import { KitScope } from './kit-scope.tsx'
import styles from './layouts.module.css'
import { type LayoutProps, Shell } from './shell.tsx'

/** Welcomes who has just joined. On small screens the panel gives way to a heading. */
export function AuthLayout({ children }: LayoutProps) {
  return (
    <Shell header={<AccountBar />} className={styles.authLayoutMain}>
      <section className={styles.panel} aria-label="Welcome">
        <p className={styles.welcome}>WELCOME!</p>
        <p className={styles.thanks}>Thank you for joining the community</p>
        <p className={styles.start}>Get a head start by completing your profile</p>
      </section>
      <div className={styles.content}>
        <p className={styles.heading}>Complete Profile</p>
        <KitScope>{children}</KitScope>
      </div>
    </Shell>
  )
}
