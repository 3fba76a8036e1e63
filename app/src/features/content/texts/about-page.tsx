import { usePageHead } from '../../../lib/browser/use-page-head.ts'
import { href } from '../../../paths.ts'
import { PlainLinkButton } from '../../../ui/plain-button.tsx'
import { OneTextPage } from './one-text-page.tsx'
import styles from './text-page.module.css'

const head = {
  title: 'About us',
  summary:
    'Who runs Switchboard, where the answers come from, and what we do with the numbers you ask about.',
}

export function AboutPage() {
  usePageHead(head)
  return (
    <OneTextPage title="about-us">
      <div className={styles.ways}>
        <PlainLinkButton look="primary" size="large" href={href('catalogue')}>
          Browse the APIs
        </PlainLinkButton>
        <PlainLinkButton size="large" href={href('contact')}>
          Write to us
        </PlainLinkButton>
      </div>
    </OneTextPage>
  )
}
