import { classes } from './classes.ts'
import styles from './plain.module.css'

/** The method of an operation. Reading, and taking away, look different from the rest. */
export function HttpMethod({ method }: { readonly method: string }) {
  return <span className={classes(styles.method, styles[method.toLowerCase()])}>{method}</span>
}
