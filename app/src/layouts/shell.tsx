import { CloudOff } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { usePage } from '../router/page-context.ts'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/icon.tsx'
import { row } from '../ui/layout.ts'
import { Footer } from './footer/footer.tsx'
import styles from './layouts.module.css'

/** The browser's own estimate. False is certain; true may still mean that the server is out of reach. */
const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

export interface LayoutProps {
  readonly children: ReactNode
}

interface ShellProps extends LayoutProps {
  readonly header: ReactNode
  /** Beside the page where there is room. */
  readonly rail?: ReactNode
  readonly className?: string | undefined
}

/** The landmarks that every page has. `main` takes the focus when the page changes. */
export function Shell({ header, rail, className, children }: ShellProps) {
  const main = useRef<HTMLElement>(null)
  const [path] = useLocation()
  const { arrived } = usePage()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new page takes the focus
  useEffect(() => {
    if (!arrived) return
    // A menu that the click has closed gives the focus back in the next frame; the page comes after it.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        // A page that is one form has put it into a field.
        if (main.current?.querySelector('input:focus')) return
        main.current?.focus({ preventScroll: true })
      })
    })
    return () => cancelAnimationFrame(frame)
  }, [path, arrived])

  const page = (
    <>
      <main ref={main} id="main" tabIndex={-1} className={`${styles.shellMain} ${className ?? ''}`}>
        {children}
      </main>
      <Footer />
    </>
  )
  return (
    <>
      <a className={`${styles.skip} ${styles.toConsole}`} href="#try-it">
        Skip to the console
      </a>
      <a className={`${styles.skip} ${styles.toRows}`} href="#rows">
        Skip to the table
      </a>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      {header}
      <OfflineNote />
      {rail ? (
        <div className={styles.withRail}>
          {rail}
          <div className={styles.shellMain}>{page}</div>
        </div>
      ) : (
        page
      )}
    </>
  )
}

/** Reads wait for the network by themselves; without this word they would look as if they never ended. */
function OfflineNote() {
  const online = useOnline()
  return (
    <div role="status">
      {!online && (
        <p className={styles.note}>
          <span className={classes('wrap', row(2, 'unbroken', 'top'), styles.offlineNoteRow)}>
            <Icon of={CloudOff} size={18} />
            You’re offline. Anything missing here loads once you’re back online.
          </span>
        </p>
      )}
    </div>
  )
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
