import { brand } from '../../../base/brand.ts'
import { usePageHead } from '../../../lib/browser/use-page-head.ts'
import { href } from '../../../paths.ts'
import { classes } from '../../../ui/classes.ts'
import { row } from '../../../ui/layout.ts'
import { PlainLinkButton } from '../../../ui/plain-button.tsx'
import styles from '../shared/shared.module.css'
import { OneTextPage } from './one-text-page.tsx'

const head = {
  title: 'About us',
  summary: `Who runs ${brand.name}, where the answers come from, and what we do with the numbers you ask about.`,
}

export function AboutPage() {
  usePageHead(head)
  return (
    <OneTextPage title="about-us">
      <div className={classes(row(3), styles.ways)}>
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
