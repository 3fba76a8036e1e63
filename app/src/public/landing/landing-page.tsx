import { useQuery } from '@tanstack/react-query'
import { formatCredits } from '../../base/format/format.ts'
import { firstApi, firstCallHref } from '../../domain/catalogue/first-call.ts'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { columns, row, stack } from '../../ui/layout.ts'
import { PlainLinkButton } from '../../ui/plain-button.tsx'
import { ApiSection } from './api-section.tsx'
import { Exchange } from './exchange.tsx'
import styles from './landing.module.css'
import { apisQuery } from './queries.ts'

const useCases = [
  {
    title: 'Stop account takeovers',
    text: 'Before a password reset or a payout, ask whether the number’s SIM changed in the last few hours.',
    apis: ['sim-swap'],
  },
  {
    title: 'Verify numbers without a code',
    text: 'Confirm silently that a phone holds its number. Send a code only where that isn’t possible.',
    apis: ['number-verification', 'otp', 'one-time-password'],
  },
  {
    title: 'Keep a session fast',
    text: 'Check where a device is, and book low latency while a video call or a payment terminal needs it.',
    apis: ['device-location', 'quality-on-demand'],
  },
]

export function LandingPage() {
  const first = firstApi(useQuery(apisQuery(usePortal())).data?.data ?? [])
  return (
    <div className="wrap">
      <section className={styles.hero}>
        <div className={stack(5)}>
          <h1>Ask the network, get an answer.</h1>
          <p className="lead">
            Verify numbers, catch SIM swaps, check location and boost connections with a single HTTP request.
            Try every API free, pay only for what you use.
          </p>
          <div className={row(3)}>
            <PlainLinkButton
              look="primary"
              size="large"
              href={first ? firstCallHref(first) : href('catalogue')}
            >
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
      <div className={styles.more}>
        <UseCases />
        <Promises />
      </div>
    </div>
  )
}

/** The meaning of an API’s mark, and the price of calls, in a sentence each. */
function Promises() {
  const apis = useQuery(apisQuery(usePortal())).data?.data ?? []
  const cheapest = apis
    .filter(({ price_unit }) => price_unit === 'call')
    .toSorted((one, other) => Number(one.price_from) - Number(other.price_from))[0]
  return (
    <div className={columns('wide', 6, 'top')}>
      <section className={stack(2)} aria-labelledby="conformance">
        <h2 id="conformance">Tested against its documentation</h2>
        <p className="muted">
          A conformant API has been called the way its documentation says: every operation and every kind of
          error. Each mark shows the date of the test, and anyone can check its signature.
        </p>
        <p>
          <a className="link" href={href('guides', { slug: 'conformance' })}>
            What the mark means
          </a>
        </p>
      </section>
      <section className={stack(2)} aria-labelledby="prices">
        <h2 id="prices">Pay for what you call</h2>
        <p className="muted">
          {cheapest && `A call costs ${formatCredits(cheapest.price_from)} credits or more. `}
          Your first 50 credits are free, test calls always are, and credits you buy never expire.
        </p>
        <p>
          <a className="link" href={href('pricing')}>
            Estimate your monthly cost
          </a>
        </p>
      </section>
    </div>
  )
}

/** Use cases of the APIs that this catalogue has. */
function UseCases() {
  const apis = useQuery(apisQuery(usePortal())).data?.data ?? []
  const possible = useCases
    .map((useCase) => ({ ...useCase, apis: apis.filter(({ api }) => useCase.apis.includes(api)) }))
    .filter((useCase) => useCase.apis.length > 0)
  if (possible.length === 0) return null
  return (
    <section className={stack(4)} aria-labelledby="use-cases">
      <h2 id="use-cases">What you can build</h2>
      <ul className={columns('medium', 4)}>
        {possible.map((useCase) => (
          <Card as="li" key={useCase.title} className={stack(2)}>
            <h3>{useCase.title}</h3>
            <p className="note">{useCase.text}</p>
            <p className={row([1, 4])}>
              {useCase.apis.map(({ publisher, api, tag, version, name }) => (
                <a className="link small" key={api} href={href('api', { publisher, tag, version })}>
                  {name}
                </a>
              ))}
            </p>
          </Card>
        ))}
      </ul>
    </section>
  )
}
