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

/** The name of an API, leading to its page. The link covers the card or row around it. */
export function ApiLink({ id, api }: { readonly id: string; readonly api: ApiCardProps }) {
  return (
    <a id={id} className={styles.link} href={api.href}>
      {api.name}
      {api.publisher && (
        <>
          {' '}
          <small className={styles.publisher}>{`by ${api.publisher}`}</small>
        </>
      )}
    </a>
  )
}

export function ApiPrice({ price, unit }: Pick<ApiCardProps, 'price' | 'unit'>) {
  return (
    <span className={styles.price}>
      {`${price} `}
      <small>{`credits a ${unit}`}</small>
    </span>
  )
}

/** Lies above the link that covers everything. */
export function ApiCue({ of, cue }: { readonly of: string; readonly cue: ApiCardProps['cue'] }) {
  return (
    <a className={styles.cue} href={cue.href} aria-describedby={of}>
      {cue.label}
    </a>
  )
}

/** An API as the catalogue shows it. The whole card leads to its page, its last words to a first call. */
function ApiCard(api: ApiCardProps) {
  const title = useId()
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <h3>
          <ApiLink id={title} api={api} />
        </h3>
        <span className="mono muted">{`v${api.version}`}</span>
      </div>
      <p className={styles.summary}>{api.summary}</p>
      <div className={styles.tags}>
        <PlainTag>{api.category}</PlainTag>
        <PlainTag tone={api.standingTone}>{api.standing}</PlainTag>
      </div>
      <div className={styles.foot}>
        <ApiPrice {...api} />
        <ApiCue of={title} cue={api.cue} />
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
