import { env } from '../../lib/env.ts'
import { type NotBuiltName, notBuilt } from '../../not-built.ts'
import { href } from '../../paths.ts'
import type { PageProps } from '../../router/preloadable.ts'
import { PageFrame } from '../../ui/page-frame.tsx'
import { PlainLinkButton } from '../../ui/plain-button.tsx'
import styles from './not-built-page.module.css'

const isNotBuilt = (name: string): name is NotBuiltName => name in notBuilt

/** Says plainly that a page is still to come, so that nobody looks for what is not there. */
export function NotBuiltPage({ name }: PageProps) {
  if (!isNotBuilt(name)) throw new Error(`not-built.ts does not list ${name}`)
  const { title, promise } = notBuilt[name]
  return (
    <PageFrame title={title}>
      <div className={styles.text}>
        <p>
          The page “{title}” is not built yet. {promise}
        </p>
        <p className="muted">
          Questions meanwhile:{' '}
          <a className="link" href={`mailto:${env.contactEmail}`}>
            {env.contactEmail}
          </a>
        </p>
        <PlainLinkButton href={href('home')}>To the start page</PlainLinkButton>
      </div>
    </PageFrame>
  )
}
