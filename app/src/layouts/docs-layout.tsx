import { useLocation } from 'wouter'
import { href } from '../paths.ts'
import styles from './docs-layout.module.css'
import { AccountBar } from './header/account.tsx'
import { type LayoutProps, Shell } from './shell.tsx'

const items = [
  { label: 'Users', href: href('docsUsers') },
  { label: 'Voucher docs', href: href('docsVouchers') },
]

export function DocsLayout({ children }: LayoutProps) {
  const [path] = useLocation()
  return (
    <Shell header={<AccountBar />} className={`wrap ${styles.main}`}>
      <nav className={styles.side} aria-label="Documentation">
        <ul>
          {items.map((item) => (
            <li key={item.href}>
              <a
                className={styles.link}
                href={item.href}
                {...(item.href === path && { 'aria-current': 'page' })}
              >
                {item.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.content}>{children}</div>
    </Shell>
  )
}
