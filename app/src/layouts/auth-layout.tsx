import { usePageState } from '../lib/page-state.ts'
import { classes } from '../ui/classes.ts'
import { EntryFrame } from '../ui/entry-frame.tsx'
import { stack } from '../ui/layout.ts'
import { AccountBar } from './header/account.tsx'
import styles from './layouts.module.css'
import { type LayoutProps, Shell } from './shell.tsx'

/** Welcomes a new user, unless the page asks who that is. On small screens the panel gives way to a heading. */
export function AuthLayout({ children }: LayoutProps) {
  const { welcome } = usePageState()
  return (
    <Shell header={<AccountBar />} className={classes(styles.authLayoutMain, !welcome && styles.alone)}>
      {welcome && (
        <section className={classes(stack(3), styles.panel)} aria-label="Welcome">
          <p className={styles.welcome}>WELCOME!</p>
          <p className={styles.thanks}>Thank you for joining the community</p>
          <p className="muted">Get a head start by completing your profile</p>
        </section>
      )}
      <div className={styles.authLayoutContent}>
        {welcome && <h2 className={styles.heading}>Complete Profile</h2>}
        <EntryFrame>{children}</EntryFrame>
      </div>
    </Shell>
  )
}
