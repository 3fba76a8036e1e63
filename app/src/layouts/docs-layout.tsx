import { DocsNav } from '../public/content/docs/docs-nav.tsx'
import { AccountBar } from './header/account.tsx'
import styles from './layouts.module.css'
import { type LayoutProps, Shell } from './shell.tsx'

/** Beside the page: Users and Voucher docs, with the pages of the one that is open. */
export function DocsLayout({ children }: LayoutProps) {
  return (
    <Shell header={<AccountBar />} className={`wrap ${styles.main}`}>
      <div className={styles.side}>
        <DocsNav />
      </div>
      <div className={styles.content}>{children}</div>
    </Shell>
  )
}
