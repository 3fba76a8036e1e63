import { Banner } from '../../src/ui/banner.tsx'
import { Alert } from '../../src/ui/kit/alert.tsx'
import { Button } from '../../src/ui/kit/button.tsx'
import { Skeleton } from '../../src/ui/kit/skeleton.tsx'
import { Tag } from '../../src/ui/kit/tag.tsx'
import { PlainButton } from '../../src/ui/plain-button.tsx'
import { PlainSkeleton } from '../../src/ui/plain-skeleton.tsx'
import { PlainTag } from '../../src/ui/plain-tag.tsx'
import { Section, State } from '../state.tsx'

const looks = ['primary', 'ghost', 'plain'] as const

/** What public pages draw without Chakra, beside the same of the kit: the browser test compares each pair. */
export const Twins = () => (
  <Section title="Plain and kit">
    <State name="plain on the left, kit on the right" wide>
      <div className="dev-twins">
        {looks.flatMap((look) => [
          <PlainButton key={`${look} plain`} look={look}>
            Subscribe
          </PlainButton>,
          <Button key={`${look} kit`} look={look}>
            Subscribe
          </Button>,
        ])}
        <PlainButton look="primary" size="large">
          Call now
        </PlainButton>
        <Button look="primary" size="large">
          Call now
        </Button>
        <PlainTag tone="warning">Beta</PlainTag>
        <Tag tone="warning">Beta</Tag>
        <PlainTag>Identity</PlainTag>
        <Tag>Identity</Tag>
        <PlainSkeleton width="8rem" />
        <Skeleton width="8rem" />
        <Banner tone="bad" title="It failed.">
          Nothing was lost.
        </Banner>
        <Alert status="error" title="It failed.">
          Nothing was lost.
        </Alert>
      </div>
    </State>
  </Section>
)
