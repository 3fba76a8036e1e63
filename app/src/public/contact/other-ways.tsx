import { env } from '../../base/env.ts'
import { href } from '../../paths.ts'
import { classes } from '../../ui/classes.ts'
import { stack } from '../../ui/layout.ts'
import css from './contact.module.css'
import { PortalStatus } from './portal-status.tsx'

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
          <a className="link" href={`mailto:${env.contactEmail}`}>
            {env.contactEmail}
          </a>
        </p>
      </section>
    </aside>
  )
}
