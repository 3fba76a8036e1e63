import { CopyButton } from './copy-button.tsx'
import styles from './plain.module.css'

/** What a person quotes to support, and support finds in the log. */
export function RequestId({ id }: { readonly id: string }) {
  return (
    <span className={styles.requestIdLine}>
      Request ID <code className="mono">{id}</code>
      <CopyButton text={id} what="request ID" />
    </span>
  )
}
