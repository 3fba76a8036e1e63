import { useId } from 'react'
import { type ApiCardProps, ApiCue, ApiLink, ApiPrice } from '../../ui/api-card.tsx'
import { PlainSkeleton } from '../../ui/plain-skeleton.tsx'
import { PlainTag } from '../../ui/plain-tag.tsx'
import styles from './landing.module.css'

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
function Row(api: ApiCardProps) {
  const title = useId()
  return (
    <li className={styles.row}>
      <span className={styles.jack} />
      <h3 className={styles.name}>
        <ApiLink id={title} api={api} />
        <small className="mono muted">{`v${api.version}`}</small>
      </h3>
      <p className={styles.summary}>{api.summary}</p>
      <span className={styles.tags}>
        <PlainTag>{api.category}</PlainTag>
        {api.standingTone && <PlainTag tone={api.standingTone}>{api.standing}</PlainTag>}
      </span>
      <span className={styles.price}>
        <ApiPrice {...api} />
      </span>
      <span className={styles.cue}>
        <ApiCue of={title} cue={api.cue} />
      </span>
    </li>
  )
}

/** From the console to the row that is pointed at. What is drawn moves by its style alone, and is there before any script. */
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
export function PatchBaySkeleton({ label }: { readonly label: string }) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {places.map((place) => (
        <li key={place} className={styles.row}>
          <span className={styles.jack} />
          <span className={styles.name}>
            <PlainSkeleton width="8rem" height="20px" />
          </span>
          <span className={styles.summary}>
            <PlainSkeleton width="86%" height="20px" />
          </span>
          <span className={styles.tags}>
            <PlainSkeleton width="5rem" height="24px" />
          </span>
          <span className={styles.price}>
            <PlainSkeleton width="7rem" height="20px" />
          </span>
        </li>
      ))}
    </ul>
  )
}
