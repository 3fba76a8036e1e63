import { env } from '../../lib/env.ts'
import { type NotBuiltName, notBuilt } from '../../not-built.ts'
import { href } from '../../paths.ts'
import type { PageProps } from '../../router/preloadable.ts'
import { PageFrame } from '../../ui/page-frame.tsx'
import { PlainLinkButton } from '../../ui/plain-button.tsx'
import styles from './not-built-page.module.css'

/** What each page will let a person do, in one sentence. */
const promises: Readonly<Record<NotBuiltName, string>> = {
  usage: 'It will show your calls by day, by month and by API.',
}

const isNotBuilt = (name: string): name is NotBuiltName => name in notBuilt

/** Says plainly that a page is still to come, so that nobody looks for what is not there. */
export function NotBuiltPage({ name }: PageProps) {
  if (!isNotBuilt(name)) throw new Error(`not-built.ts does not list ${name}`)
  const title = notBuilt[name]
  return (
    <PageFrame title={title}>
      <div className={styles.text}>
        <p>
          “{title}” is coming soon. {promises[name]}
        </p>
        <p className="muted">
          Questions?{' '}
          <a className="link" href={`mailto:${env.contactEmail}`}>
            {env.contactEmail}
          </a>
        </p>
        <PlainLinkButton href={href('home')}>Go to home page</PlainLinkButton>
      </div>
    </PageFrame>
  )
}
