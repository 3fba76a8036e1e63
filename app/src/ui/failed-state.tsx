import { CloudOff } from 'lucide-react'
import { Button } from './button.tsx'
import styles from './empty-state.module.css'
import { Icon } from './icon.tsx'
import { RequestId } from './request-id.tsx'

interface FailedStateProps {
  readonly title: string
  readonly children: string
  readonly requestId?: string | undefined
  readonly retry: () => void
}

/** What should be here could not be had: what happened, what to do, and the id that support asks for. */
export function FailedState({ title, children, requestId, retry }: FailedStateProps) {
  return (
    <div className={styles.state} role="alert">
      <Icon of={CloudOff} size={24} />
      <h3>{title}</h3>
      <p>{children}</p>
      {requestId && (
        <div className={styles.id}>
          <RequestId id={requestId} />
        </div>
      )}
      <div className={styles.actions}>
        <Button onClick={retry}>Try again</Button>
      </div>
    </div>
  )
}
