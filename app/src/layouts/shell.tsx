import type { ReactNode } from 'react'
import { Footer } from './footer/footer.tsx'
import styles from './shell.module.css'

export interface LayoutProps {
  readonly children: ReactNode
}

interface ShellProps extends LayoutProps {
  readonly header: ReactNode
  readonly className?: string | undefined
}

/** The landmarks that every page has. `main` takes the focus when the page changes. */
export function Shell({ header, className, children }: ShellProps) {
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      {header}
      <main id="main" tabIndex={-1} className={`${styles.main} ${className ?? ''}`}>
        {children}
      </main>
      <Footer />
    </>
  )
}
