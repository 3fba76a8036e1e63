import { env } from '../../base/env.ts'
import { href } from '../../paths.ts'
import { classes } from '../../ui/classes.ts'
import { row } from '../../ui/layout.ts'
import { PlainTag } from '../../ui/plain-tag.tsx'
import { readingLinks } from '../header/links.ts'
import styles from '../layouts.module.css'
import { ThemeSwitch } from './theme-switch.tsx'

const links = [
  ...readingLinks,
  { label: 'FAQ', href: href('faqs') },
  { label: 'Terms', href: href('terms') },
  { label: 'Privacy policy', href: href('privacyNotice', {}, { hash: 'policy' }) },
  { label: 'Privacy notice', href: href('privacyNotice') },
]

/** Of the report zone, as the server draws it: on New Year’s Eve the reader’s own may be another. */
const thisYear = new Intl.DateTimeFormat('en-US', { timeZone: env.timeZone, year: 'numeric' })

export function Footer() {
  return (
    <footer className={classes('note', styles.footer)} data-screen>
      <div className={classes('wrap', row([3, 5]), styles.footerRow)}>
        <PlainTag tone="brand">Open Gateway channel partner</PlainTag>
        <span>© {thisYear.format(new Date())} Switchboard</span>
        <a className={styles.link} href={`mailto:${env.contactEmail}`}>
          {env.contactEmail}
        </a>
        <nav className={styles.nav} aria-label="Footer">
          <ul className={row([1, 4])}>
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
