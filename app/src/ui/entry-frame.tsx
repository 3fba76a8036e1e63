import type { ReactNode } from 'react'
import styles from './frames.module.css'

/** One card in the middle, on large screens before the patch panel: log-in, links of emails, consent, errors. */
export const EntryFrame = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.entry}>{children}</div>
)
