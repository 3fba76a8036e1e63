import { CloudOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/icon.tsx'
import { row } from '../ui/layout.ts'
import styles from './layouts.module.css'

/** Reads wait for the network by themselves; without this word they would look as if they never ended. */
export function OfflineNote() {
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

/** The browser's own estimate. False is certain; true may still mean that the server is out of reach. */
const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
