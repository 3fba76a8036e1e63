import styles from './frames.module.css'

/** Of what somebody has asked for with a button of the top bar, which has no place for it: "The search". */
export const PartFailure = ({ what }: { readonly what: string }) => (
  <p className={styles.partFailure} role="alert">
    {what} couldn’t be loaded. Check your connection, then try again.
  </p>
)
