import { href } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { OneTextPage } from './one-text-page.tsx'
import styles from './text-page.module.css'

export function AboutPage() {
  return (
    <OneTextPage title="about-us">
      <div className={styles.ways}>
        <LinkButton look="primary" size="large" href={href('catalogue')}>
          Browse the APIs
        </LinkButton>
        <LinkButton size="large" href={href('contact')}>
          Write to us
        </LinkButton>
      </div>
    </OneTextPage>
  )
}
