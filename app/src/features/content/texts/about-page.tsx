import { href } from '../../../paths.ts'
import { PlainLinkButton } from '../../../ui/plain-button.tsx'
import { OneTextPage } from './one-text-page.tsx'
import styles from './text-page.module.css'

export function AboutPage() {
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
