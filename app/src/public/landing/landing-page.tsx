import { useQuery } from '@tanstack/react-query'
import { firstApi, firstCallHref } from '../../domain/catalogue/first-call.ts'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { row, stack } from '../../ui/layout.ts'
import { PlainLinkButton } from '../../ui/plain-button.tsx'
import { ApiSection } from './api-section.tsx'
import { Exchange } from './exchange.tsx'
import styles from './landing.module.css'
import { Promises } from './promises.tsx'
import { apisQuery } from './queries.ts'
import { UseCases } from './use-cases.tsx'

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
