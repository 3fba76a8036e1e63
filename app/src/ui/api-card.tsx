import { ShieldCheck } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import styles from './api-card.module.css'
import { Card } from './card.tsx'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import { row, stack } from './layout.ts'
import { PlainSkeleton, SkeletonLine } from './plain-skeleton.tsx'
import { PlainTag, type Tone } from './plain-tag.tsx'

export interface ApiCardProps {
  readonly name: string
  /** Where another API has the same name. */
  readonly publisher?: string | undefined
  readonly version: string
  readonly summary: string
  readonly category: string
  /** That it is new or ends. */
  readonly standing?: { readonly label: string; readonly tone: Tone } | undefined
  /** `Conformant, 18 Nov`, and where that is explained. */
  readonly proof?: { readonly label: string; readonly href: string } | null | undefined
  /** Credits, as a decimal string. */
  readonly price: string
  readonly unit: string
  readonly href: string
  /** Where its last words lead: to the console ready to send, where something answers. */
  readonly cue: { readonly label: string; readonly href: string }
}

/** The parts that a card and a row put in their places. */
export interface ApiParts {
  readonly name: ReactNode
  readonly version: ReactNode
  readonly summary: ReactNode
  readonly tags: ReactNode
  readonly price: ReactNode
  readonly cue: ReactNode
}

export function useApiParts(api: ApiCardProps): ApiParts {
  const title = useId()
  return {
    // The link covers the card or row around it.
    name: (
      <a id={title} className={styles.link} href={api.href}>
        {api.name}
        {api.publisher && (
          <>
            {' '}
            <small className={classes('note', styles.publisher)}>{`by ${api.publisher}`}</small>
          </>
        )}
      </a>
    ),
    version: `v${api.version}`,
    summary: api.summary,
    tags: (
      <>
        <PlainTag>{api.category}</PlainTag>
        {api.standing && <PlainTag tone={api.standing.tone}>{api.standing.label}</PlainTag>}
        {api.proof && (
          <a className={styles.proof} href={api.proof.href} aria-describedby={title}>
            <PlainTag tone="good">
              <Icon of={ShieldCheck} size={14} /> {api.proof.label}
            </PlainTag>
          </a>
        )}
      </>
    ),
    price: (
      <span className={styles.price}>
        {`${api.price} `}
        <small>{`credits a ${api.unit}`}</small>
      </span>
    ),
    // Lies above the link that covers everything.
    cue: (
      <a className={styles.cue} href={api.cue.href} aria-describedby={title}>
        {api.cue.label}
      </a>
    ),
  }
}

const line = (width: string) => <SkeletonLine width={width} />

/** The same while they are on their way. */
export const skeletonParts: ApiParts = {
  name: line('8rem'),
  version: line('2rem'),
  summary: (
    <>
      {line('96%')}
      {line('62%')}
    </>
  ),
  tags: <PlainSkeleton width="6.5rem" height="1.5rem" />,
  price: line('7rem'),
  cue: line('2rem'),
}

/** The whole card leads to the page of the API, its last words to a first call. */
function CardFrame({ name, version, summary, tags, price, cue }: ApiParts) {
  return (
    <Card as="li" className={classes(stack(3), styles.card)}>
      <div className={classes(row(3, 'between', 'unbroken'), styles.head)}>
        <h3>{name}</h3>
        <span className="mono muted">{version}</span>
      </div>
      <p className={classes('note', styles.summary)}>{summary}</p>
      <div className={row(2)}>{tags}</div>
      <div className={classes(row(3, 'between', 'unbroken'), styles.foot)}>
        {price}
        {cue}
      </div>
    </Card>
  )
}

const ApiCard = (api: ApiCardProps) => <CardFrame {...useApiParts(api)} />

/** APIs as the catalogue shows them. */
export function ApiCards({ apis }: { readonly apis: readonly ApiCardProps[] }) {
  return (
    <ul className={styles.cards}>
      {apis.map((api) => (
        <ApiCard key={api.href} {...api} />
      ))}
    </ul>
  )
}

const places = ['a', 'b', 'c', 'd', 'e', 'f']

/** Six cards that are on their way. */
export const ApiCardsSkeleton = () => (
  <ul className={styles.cards} aria-hidden="true">
    {places.map((place) => (
      <CardFrame key={place} {...skeletonParts} />
    ))}
  </ul>
)
