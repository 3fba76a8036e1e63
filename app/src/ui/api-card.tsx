import { useId } from 'react'
import styles from './api-card.module.css'
import { Card } from './card.tsx'
import { PlainTag, type Tone } from './plain-tag.tsx'

export interface ApiCardProps {
  readonly name: string
  /** Where another API has the same name. */
  readonly publisher?: string | undefined
  readonly version: string
  readonly summary: string
  readonly category: string
  /** Where it stands, such as `Beta` or `Conformant, 18 Nov`. */
  readonly standing: string
  readonly standingTone?: Tone | undefined
  /** Credits, as a decimal string. */
  readonly price: string
  readonly unit: string
  readonly href: string
  /** Where its last words lead: to the console ready to send, where something answers. */
  readonly cue: { readonly label: string; readonly href: string }
}

/** An API as the catalogue shows it. The whole card leads to its page, its last words to a first call. */
function ApiCard({ standingTone, ...api }: ApiCardProps) {
  const title = useId()
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <h3>
          <a id={title} className={styles.link} href={api.href}>
            {api.name}
            {api.publisher && (
              <>
                {' '}
                <span className={styles.publisher}>{`by ${api.publisher}`}</span>
              </>
            )}
          </a>
        </h3>
        <span className="mono muted">{`v${api.version}`}</span>
      </div>
      <p className={styles.summary}>{api.summary}</p>
      <div className={styles.tags}>
        <PlainTag>{api.category}</PlainTag>
        {standingTone ? (
          <PlainTag tone={standingTone}>{api.standing}</PlainTag>
        ) : (
          <PlainTag>{api.standing}</PlainTag>
        )}
      </div>
      <div className={styles.foot}>
        <span className={styles.price}>
          {`${api.price} `}
          <small>{`credits a ${api.unit}`}</small>
        </span>
        <a className={styles.cue} href={api.cue.href} aria-describedby={title}>
          {api.cue.label}
        </a>
      </div>
    </Card>
  )
}

export function ApiCards({ apis }: { readonly apis: readonly ApiCardProps[] }) {
  return (
    <ul className={styles.cards}>
      {apis.map((api) => (
        <ApiCard key={api.href} {...api} />
      ))}
    </ul>
  )
}
