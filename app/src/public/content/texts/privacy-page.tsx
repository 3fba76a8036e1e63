import { useQuery } from '@tanstack/react-query'
import { Redirect } from 'wouter'
import { QueryBoundary } from '../../../lib/query/query-boundary.tsx'
import { useContent } from '../../../lib/services.ts'
import { href } from '../../../paths.ts'
import type { PageProps } from '../../../router/preloadable.ts'
import { textQuery } from '../queries.ts'
import styles from '../shared/shared.module.css'
import { textFrame } from '../shared/text-frame.tsx'
import { NoText } from './one-text-page.tsx'
import { TextSkeleton, TextView } from './text-view.tsx'

const policyHeading = { id: 'policy', words: 'Privacy policy', level: 2 } as const

/** The notice for people with an account, and the policy for the numbers that they ask about, each with its anchor. */
export function PrivacyPage({ name }: PageProps) {
  // Texts link to the policy by its title.
  if (name === 'privacyPolicy') return <Redirect to={href('privacyNotice', {}, { hash: 'policy' })} replace />
  return <BothTexts />
}

function BothTexts() {
  const content = useContent()
  const notice = useQuery(textQuery(content, 'privacy-notice'))
  const policy = useQuery(textQuery(content, 'privacy-policy'))
  return (
    <QueryBoundary
      queries={[notice]}
      level={2}
      frame={textFrame}
      what="the privacy notice"
      skeleton={<TextSkeleton />}
      missing={<NoText />}
    >
      {({ data }) => (
        <div className={`wrap ${styles.page}`}>
          <TextView of={data} anchor="notice" more={policy.data ? [policyHeading] : []} />
          <QueryBoundary
            queries={[policy]}
            level={2}
            frame={textFrame}
            what="the privacy policy"
            skeleton={<TextSkeleton />}
            missing={null}
          >
            {(answer) => <TextView of={answer.data} anchor="policy" second />}
          </QueryBoundary>
        </div>
      )}
    </QueryBoundary>
  )
}
