import { type ApiCardProps, type ApiParts, skeletonParts, useApiParts } from '../../ui/api-card.tsx'
import { classes } from '../../ui/classes.ts'
import { row } from '../../ui/layout.ts'
import styles from './patch-bay.module.css'

/** The APIs as jacks of a switchboard. The cord of the console above hangs in the first, and follows the pointer and the focus. */
export function PatchBay({ apis }: { readonly apis: readonly ApiCardProps[] }) {
  return (
    <ul className={styles.rows}>
      {apis.map((api) => (
        <Row key={api.href} {...api} />
      ))}
    </ul>
  )
}

/** The whole row leads to the page of the API, its last words to a first call. */
function RowFrame({ name, version, summary, tags, price, cue }: ApiParts) {
  return (
    <li className={styles.row}>
      <span className={styles.jack} />
      <h3 className={classes(row([0, 2], 'baseline'), styles.name)}>
        {name}
        <small className="mono muted">{version}</small>
      </h3>
      <p className={classes('note', styles.summary)}>{summary}</p>
      <span className={classes(row(1), styles.tags)}>{tags}</span>
      <span className={styles.price}>{price}</span>
      <span className={styles.cue}>{cue}</span>
    </li>
  )
}

const Row = (api: ApiCardProps) => <RowFrame {...useApiParts(api)} />

/** From the console to the highlighted row. It moves by style alone, and is there before any script. */
export function Cord() {
  return (
    <div className={styles.cord} aria-hidden="true">
      <svg className={styles.drop} viewBox="0 0 100 100" preserveAspectRatio="none">
        <title>A cord</title>
        <path vectorEffect="non-scaling-stroke" d={drop} />
        <path className={styles.pulse} vectorEffect="non-scaling-stroke" pathLength="100" d={drop} />
      </svg>
      <span className={styles.socket} />
      <span className={styles.run} />
    </div>
  )
}

const drop = 'M100 0C100 70 0 20 0 100'
const places = ['a', 'b', 'c', 'd', 'e', 'f']

/** As many rows as are shown at most, so that the page keeps its height when they come. */
export const PatchBaySkeleton = () => (
  <ul className={styles.rows} aria-hidden="true">
    {places.map((place) => (
      <RowFrame key={place} {...skeletonParts} />
    ))}
  </ul>
)
