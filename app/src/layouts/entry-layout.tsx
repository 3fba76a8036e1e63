import { href } from '../paths.ts'
import { Logo } from '../ui/logo.tsx'
import styles from './layouts.module.css'
import { type LayoutProps, Shell } from './shell.tsx'

/** One form in the middle, and on large screens the patch panel behind it. */
export function EntryLayout({ children }: LayoutProps) {
  const header = (
    <header className={styles.header}>
      <a className={styles.home} href={href('home')} aria-label="Switchboard, home">
        <Logo />
      </a>
    </header>
  )
  return (
    <Shell header={header} className={styles.entryLayoutMain}>
      <div className={styles.form}>{children}</div>
    </Shell>
  )
}
