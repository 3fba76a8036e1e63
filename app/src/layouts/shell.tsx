import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { usePage } from '../router/page-context.ts'
import { Footer } from './footer/footer.tsx'
import styles from './layouts.module.css'
import { OfflineNote } from './offline-note.tsx'

export interface LayoutProps {
  readonly children: ReactNode
}

interface ShellProps extends LayoutProps {
  readonly header: ReactNode
  readonly className?: string | undefined
}

/** The landmarks that every page has. `main` takes the focus when the page changes. */
export function Shell({ header, className, children }: ShellProps) {
  const main = useRef<HTMLElement>(null)
  const [path] = useLocation()
  const { arrived } = usePage()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new page takes the focus
  useEffect(() => {
    if (!arrived) return
    // A menu that the click has closed gives the focus back in the next frame; the page comes after it.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => main.current?.focus({ preventScroll: true }))
    })
    return () => cancelAnimationFrame(frame)
  }, [path, arrived])

  return (
    <>
      <a className={`${styles.skip} ${styles.toConsole}`} href="#try-it">
        Skip to the console
      </a>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      {header}
      <OfflineNote />
      <main ref={main} id="main" tabIndex={-1} className={`${styles.shellMain} ${className ?? ''}`}>
        {children}
      </main>
      <Footer />
    </>
  )
}
