import { classes } from './classes.ts'
import styles from './plain.module.css'

const tones: Readonly<Record<string, 'good' | 'bad'>> = { GET: 'good', HEAD: 'good', DELETE: 'bad' }

/** The method of an operation. Reading, and taking away, look different from the rest. */
export function HttpMethod({ method }: { readonly method: string }) {
  return (
    <span className={classes(styles.method, styles[tones[method.toUpperCase()] ?? 'brand'])}>{method}</span>
  )
}
