import { brand } from '../base/brand.ts'
import { classes } from './classes.ts'
import styles from './frames.module.css'
import { row } from './layout.ts'

/** The server puts another brand's logo in its place: server/src/pages/dress-page.ts. */
export function Logo() {
  return (
    <span className={classes(row(2, 'inline'), styles.logo)} data-logo="">
      <svg
        width="26"
        height="26"
        viewBox="0 0 26 26"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <circle cx="5" cy="6" r="2.4" />
        <circle cx="5" cy="20" r="2.4" />
        <circle cx="21" cy="13" r="2.4" />
        <path d="M7.6 6H11c3 0 3 7 7.4 7M7.6 20H11c3 0 3-7 7.4-7" />
      </svg>
      {brand.name}
    </span>
  )
}
