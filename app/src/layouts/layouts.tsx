import type { ComponentType } from 'react'
import { brand } from '../base/brand.ts'
import { useCaptcha } from '../lib/captcha/use-captcha.ts'
import { href } from '../paths.ts'
import { type Preloadable, preloadable } from '../router/preloadable.ts'
import type { LayoutName } from '../router/route-definition.ts'
import { classes } from '../ui/classes.ts'
import { EntryFrame } from '../ui/entry-frame.tsx'
import { row } from '../ui/layout.ts'
import { Logo } from '../ui/logo.tsx'
import { AccountBar } from './header/account.tsx'
import styles from './layouts.module.css'
import { type LayoutProps, Shell } from './shell.tsx'

type Layout = ComponentType<LayoutProps> & Partial<Pick<Preloadable<LayoutProps>, 'preload'>>

/** Those of visitors come with the app, and are small; the others come when they are needed, most with the UI kit. */
export const layouts: Readonly<Record<LayoutName, Layout>> = {
  default: DefaultLayout,
  docs: preloadable(() => import('./docs-layout.tsx'), 'DocsLayout'),
  auth: preloadable(() => import('./auth-layout.tsx'), 'AuthLayout'),
  entry: EntryLayout,
  dashboard: preloadable(() => import('./dashboard-layout.tsx'), 'DashboardLayout'),
  admin: preloadable(() => import('./admin-layout.tsx'), 'AdminLayout'),
}

/** One form in the middle, and on large screens the patch panel behind it. */
function EntryLayout({ children }: LayoutProps) {
  useCaptcha()
  const header = (
    <header className={classes(row(1, 'centred'), styles.entryHeader)}>
      <a className={styles.entryHome} href={href('home')} aria-label={`${brand.name}, home`}>
        <Logo />
      </a>
    </header>
  )
  return (
    <Shell header={header}>
      <EntryFrame>{children}</EntryFrame>
    </Shell>
  )
}

function DefaultLayout({ children }: LayoutProps) {
  return <Shell header={<AccountBar />}>{children}</Shell>
}
