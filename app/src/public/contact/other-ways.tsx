import { useQuery } from '@tanstack/react-query'
import { brand } from '../../base/brand.ts'
import { useHydrating } from '../../base/use-hydrating.ts'
import { useServices } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { classes } from '../../ui/classes.ts'
import { stack } from '../../ui/layout.ts'
import css from './contact.module.css'

const askMs = 30_000

const texts = {
  ready: 'The portal and the gateway are up.',
  notReady: 'The portal can’t take calls right now. We’re on it.',
  unreachable: 'Your browser couldn’t reach the portal. Check your connection.',
}

/** Alternatives that may be quicker than a message. */
export function OtherWays() {
  return (
    <aside className={classes(stack(6), css.ways)} aria-label="Other ways">
      <section>
        <h2>You may find it faster here</h2>
        <ul>
          <li>
            <a className="link" href={href('faqs')}>
              Frequently asked questions
            </a>
            <span>Answers about keys, credits, plans and errors.</span>
          </li>
          <li>
            <a className="link" href={href('docsUsers', {})}>
              Docs
            </a>
            <span>Keys, plans, usage, your wallet and free credits.</span>
          </li>
          <li>
            <a className="link" href={href('guides', {})}>
              Guides
            </a>
            <span>First call, test numbers, the SDK, errors and going live.</span>
          </li>
          <li>
            <a className="link" href={href('pricing')}>
              Prices and estimates
            </a>
            <span>What a month of your calls costs.</span>
          </li>
          <li>
            <a className="link" href={href('catalogue')}>
              The APIs
            </a>
            <span>Each has a console on the mock: no key, no charge.</span>
          </li>
        </ul>
      </section>
      <section id="status" tabIndex={-1}>
        <h2>Status</h2>
        <PortalStatus />
      </section>
      <section>
        <h2>By email</h2>
        <p>
          <a className="link" href={`mailto:${brand.support_email}`}>
            {brand.support_email}
          </a>
        </p>
      </section>
    </aside>
  )
}

/** Whether calls may be sent here, as the server tells its load balancer. */
export function PortalStatus() {
  const { fetch, portalUrl } = useServices()
  const hydrating = useHydrating()
  const { data } = useQuery({
    queryKey: ['readyz'],
    queryFn: async ({ signal }) => {
      const request = new Request(new URL('/readyz', portalUrl), { signal })
      const response = await fetch(request).catch(() => undefined)
      if (response?.status === 503) return 'notReady'
      return response?.ok ? 'ready' : 'unreachable'
    },
    // The server draws no page that waits for an answer, and its own would say nothing of the way to it.
    enabled: !hydrating,
    refetchInterval: askMs,
  })
  return <p role="status">{data ? texts[data] : 'Checking…'}</p>
}
