import { Monitor, Moon, Sun } from 'lucide-react'
import { useSnapshot } from 'valtio'
import { brand } from '../../base/brand.ts'
import { useHydrating } from '../../base/use-hydrating.ts'
import { useTheme } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { classes } from '../../ui/classes.ts'
import { row } from '../../ui/layout.ts'
import { PlainSegments } from '../../ui/plain-segments.tsx'
import { PlainTag } from '../../ui/plain-tag.tsx'
import { readingLinks } from '../header/links.ts'
import styles from '../layouts.module.css'

const options = [
  { value: 'system', label: 'Same as system', icon: Monitor },
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
] as const

const links = [
  ...readingLinks,
  { label: 'FAQ', href: href('faqs') },
  { label: 'Status', href: href('status') },
  { label: 'Terms', href: href('terms') },
  { label: 'Privacy policy', href: href('privacyNotice', {}, { hash: 'policy' }) },
  { label: 'Privacy notice', href: href('privacyNotice') },
  ...(brand.links?.footer ?? []),
]

export function Footer() {
  // Of UTC, as the server draws it. A formatter of a time zone would cost every first visit more than React does.
  const year = new Date().getUTCFullYear()
  return (
    <footer className={classes('note', styles.footer)} data-screen>
      <div className={classes('wrap', row([3, 5]), styles.footerRow)}>
        <span className={row(3)}>
          <span data-ours="">
            <PlainTag tone="brand">Open Gateway channel partner</PlainTag>
          </span>
          Times in {brand.time_zone}
        </span>
        <span>
          © {year} {brand.name}
        </span>
        <a className={styles.link} href={`mailto:${brand.support_email}`}>
          {brand.support_email}
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

function ThemeSwitch() {
  const theme = useTheme()
  const { choice } = useSnapshot(theme.state)
  // A drawn page shows the system's as chosen, and React leaves that as it is: the choice has to come as a change.
  const value = useHydrating() ? 'system' : choice
  return <PlainSegments label="Theme" name="theme" value={value} options={options} onChange={theme.choose} />
}
