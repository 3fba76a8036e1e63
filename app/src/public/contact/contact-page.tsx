import { lazy, useState } from 'react'
import { usePageHead } from '../../lib/browser/use-page-head.ts'
import { useSearch } from '../../lib/browser/use-search.ts'
import { useSessionState } from '../../lib/services.ts'
import { BrowserOnly } from '../../ui/browser-only.tsx'
import { Card } from '../../ui/card.tsx'
import { publicPage, stack } from '../../ui/layout.ts'
import css from './contact.module.css'
import { requestIdIn } from './message.ts'
import { Sent, type SentMessage } from './message-sent.tsx'
import { OtherWays } from './other-ways.tsx'

// The form brings the UI kit, which neither the server that draws the page nor its first paint needs.
const ContactForm = lazy(() =>
  import('./contact-form.tsx').then(({ ContactForm }) => ({ default: ContactForm })),
)

const head = {
  title: 'Contact us',
  summary: 'Write to the people who run the APIs. A request ID helps us find your call.',
}

export function ContactPage() {
  usePageHead(head)
  const requestId = requestIdIn(useSearch())
  const current = useSessionState()
  const profile = current.kind === 'member' ? current.profile : undefined
  const [sent, setSent] = useState<SentMessage | null>(null)

  return (
    <div className={publicPage(6)}>
      <header className={stack(2)}>
        <h1 className="page-title">Contact us</h1>
        <p className="lead">Questions, bugs, complaints. A person replies within one working day.</p>
      </header>
      <div className={css.columns}>
        <Card as="section">
          {sent ? (
            <Sent message={sent} onAnother={() => setSent(null)} />
          ) : (
            <BrowserOnly height="700px" what="The form">
              <ContactForm profile={profile} requestId={requestId} onSent={setSent} />
            </BrowserOnly>
          )}
        </Card>
        <OtherWays />
      </div>
    </div>
  )
}
