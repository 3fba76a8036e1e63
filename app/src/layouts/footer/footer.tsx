import { env } from '../../lib/env.ts'
import { href } from '../../paths.ts'
import { PlainTag } from '../../ui/plain-tag.tsx'
import styles from '../shell.module.css'
import { ThemeSwitch } from './theme-switch.tsx'

const links = [
  { label: 'FAQ', href: href('faqs') },
  { label: 'Terms', href: href('terms') },
  { label: 'Privacy policy', href: href('privacyNotice', {}, { hash: 'policy' }) },
  { label: 'Privacy notice', href: href('privacyNotice') },
]

export function Footer() {
  return (
    <footer className={styles.footer} data-screen>
      <div className={`wrap ${styles.footerRow}`}>
        <PlainTag tone="brand">Open Gateway channel partner</PlainTag>
        <span>© {new Date().getFullYear()} Switchboard</span>
        <a className={styles.link} href={`mailto:${env.contactEmail}`}>
          {env.contactEmail}
        </a>
        <nav className={styles.nav} aria-label="Footer">
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.label}>
                <a className={styles.link} href={link.href}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ThemeSwitch />
      </div>
    </footer>
  )
}
