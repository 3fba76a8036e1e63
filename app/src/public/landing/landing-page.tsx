import type { components } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import { landing } from '../../base/brand.ts'
import { formatCredits } from '../../base/format/format.ts'
import { firstApi, firstCallHref } from '../../domain/catalogue/first-call.ts'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { Cord } from '../../ui/cord.tsx'
import { columns, row, stack } from '../../ui/layout.ts'
import { PlainLinkButton } from '../../ui/plain-button.tsx'
import { ApiSection } from './api-section.tsx'
import { Exchange } from './exchange.tsx'
import styles from './landing.module.css'
import patch from './patch-bay.module.css'
import { apisQuery } from './queries.ts'
import { sample, samplePath } from './sample.ts'

export function LandingPage() {
  const apis = useQuery(apisQuery(usePortal())).data?.data ?? []
  const first = firstApi(apis)
  const sampled = apis.find(({ api }) => api === sample.api)
  return (
    <div className="wrap">
      <section className={styles.hero}>
        <div className={stack(5)}>
          <h1>{landing.title}</h1>
          <p className="lead">{landing.lead}</p>
          <div className={row(3)}>
            <PlainLinkButton look="primary" size="large" href={hrefOf(first)}>
              Make a first call
            </PlainLinkButton>
            <PlainLinkButton size="large" href="#apis">
              Browse the APIs
            </PlainLinkButton>
          </div>
          <p className="small muted">
            No sign-up needed to try. 50 free credits when you join.{' '}
            <a className="link" href={href('guides', {})}>
              Guides
            </a>
          </p>
        </div>
        <Exchange />
      </section>
      <ApiSection />
      <div className={classes(stack(6), 'page')}>
        {sampled && <Trail name={sampled.name} price={sampled.price_from} />}
        <Proof apis={apis} />
        <LastBand first={first} />
      </div>
    </div>
  )
}

type CatalogueApi = components['schemas']['CatalogueApi']

const hrefOf = (api: CatalogueApi | undefined): string => (api ? firstCallHref(api) : href('catalogue'))

const freeCredits = 50

/** The response of one call, its row in the ledger and its line on the bill, joined by the cord. */
function Trail({ name, price }: { readonly name: string; readonly price: string }) {
  const left = (freeCredits - Number(price)).toFixed(2)
  const sum = formatCredits((1236 * Number(price)).toFixed(2))
  const called = `${name}, ${sample.path.slice(1)}`
  const response = JSON.stringify(sample.response, null, 1).replaceAll(/\n */g, ' ')
  return (
    <section className={stack(4)}>
      <h2>What one call leaves behind</h2>
      <Cord className={patch.trailCord} stops={['response', 'ledger', 'statement']} unnamed />
      <ol className={columns('medium', 5, 'top')}>
        <li className={stack(2)}>
          <h3>A response</h3>
          <div className={styles.panel}>
            <p className={classes(styles.line, row(2, 'between'))}>
              POST {samplePath} <span>200</span>
            </p>
            <pre className={styles.response}>
              {`${response}\nX-Credits-Charged: ${price}\nX-Credits-Left: ${left}`}
            </pre>
          </div>
        </li>
        <Lines
          title="A ledger row"
          of={[
            [called, `−${price}`],
            ['Balance', `${freeCredits}.00 → ${left}`],
            ['Request', 'req_7Hq2'],
          ]}
        />
        <Lines
          title="A statement line"
          of={[
            [`1,236 × ${called}`, sum],
            ['Credits this month', sum],
          ]}
        />
      </ol>
    </section>
  )
}

interface LinesProps {
  readonly title: string
  readonly of: readonly (readonly [name: string, value: string])[]
}

const Lines = ({ title, of: lines }: LinesProps) => (
  <li className={stack(2)}>
    <h3>{title}</h3>
    <Card className={stack(3)}>
      {lines.map(([name, value]) => (
        <p key={name} className={row(2, 'between')}>
          <span className="muted">{name}</span> {value}
        </p>
      ))}
    </Card>
  </li>
)

/** Counted in the build: a test holds each. */
export const proof = { languages: 13, errors: 130 }

function Proof({ apis }: { readonly apis: readonly CatalogueApi[] }) {
  const conformant = apis.filter(({ conformance }) => conformance).length
  return (
    <dl className={columns('narrow', 5)}>
      {conformant > 0 && <Figure of="APIs tested against their documentation">{conformant}</Figure>}
      <Figure of="languages of code samples">{proof.languages}</Figure>
      <Figure of="error codes with cause and fix">{proof.errors}</Figure>
    </dl>
  )
}

const Figure = ({ of, children }: { readonly of: string; readonly children: number }) => (
  <div className="ruled">
    <dt className="page-title strong">{children}</dt>
    <dd className="note">{of}</dd>
  </div>
)

/** The page’s last words, dark in both themes. */
const LastBand = ({ first }: { readonly first: CatalogueApi | undefined }) => (
  <section className={classes(styles.band, row(5, 'between'))} data-theme="dark">
    <div className={stack(2)}>
      <h2>Get your first response in seconds.</h2>
      <p className="muted">On the mock, without an account.</p>
    </div>
    <div className={row([3, 5])}>
      <PlainLinkButton look="primary" href={hrefOf(first)}>
        Open console
      </PlainLinkButton>
      <a className="link" href={href('guides', {})}>
        Read the guides
      </a>
    </div>
  </section>
)
