import { useCaptcha } from '../lib/captcha/use-captcha.ts'
import { href } from '../paths.ts'
import { classes } from '../ui/classes.ts'
import { row } from '../ui/layout.ts'
import { Logo } from '../ui/logo.tsx'
import styles from './layouts.module.css'
import { type LayoutProps, Shell } from './shell.tsx'

/** One form in the middle, and on large screens the patch panel behind it. */
export function EntryLayout({ children }: LayoutProps) {
  useCaptcha()
  const header = (
    <header className={classes(row(1, 'centred'), styles.entryHeader)}>
      <a className={styles.entryHome} href={href('home')} aria-label="Switchboard, home">
        <Logo />
      </a>
    </header>
  )
  return (
    <Shell header={header} className={styles.entryMain}>
      <div className={styles.entryForm}>{children}</div>
    </Shell>
  )
}
