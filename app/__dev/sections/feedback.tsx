import { Inbox } from 'lucide-react'
import { EmptyState } from '../../src/ui/empty-state.tsx'
import { FailedState } from '../../src/ui/failed-state.tsx'
import { Alert } from '../../src/ui/kit/alert.tsx'
import { Button } from '../../src/ui/kit/button.tsx'
import { Copy } from '../../src/ui/kit/copy.tsx'
import { Progress } from '../../src/ui/kit/progress.tsx'
import { Skeleton } from '../../src/ui/kit/skeleton.tsx'
import { Tag } from '../../src/ui/kit/tag.tsx'
import { longText, Section, State } from '../state.tsx'

export const Feedback = () => (
  <>
    <Section title="Tag">
      <State name="tones" wide>
        <div className="dev-row">
          <Tag>Identity</Tag>
          <Tag tone="good">Active</Tag>
          <Tag tone="warning">In grace</Tag>
          <Tag tone="bad">Revoked</Tag>
          <Tag tone="brand">Live</Tag>
          <Tag tone="warning">{longText}</Tag>
        </div>
      </State>
    </Section>
    <Section title="Alert">
      {(['info', 'success', 'warning', 'error'] as const).map((status) => (
        <State key={status} name={status} wide>
          <Alert
            status={status}
            title={status === 'error' ? "We couldn't save your changes." : 'Your wallet is low.'}
            {...(status === 'warning' && { action: <Button size="small">Top up</Button> })}
          >
            {status === 'error'
              ? 'The network did not answer. Nothing was lost.'
              : "About 3 days left at this week's pace."}
          </Alert>
        </State>
      ))}
      <State name="long text" wide>
        <Alert status="info" title={longText}>
          {longText}
        </Alert>
      </State>
    </Section>
    <Section title="Progress and skeleton">
      <State name="part done" fill>
        <Progress label="Uploading certificate" value={62} />
      </State>
      <State name="counted" fill>
        <Progress label="Verification" value={40} valueText="2 of 5 documents" />
      </State>
      <State name="nobody knows" fill>
        <Progress label="Preparing your export" value={null} />
      </State>
      <State name="skeleton" fill>
        <Skeleton height="2.5rem" />
        <Skeleton width="70%" />
        <Skeleton width="45%" />
      </State>
    </Section>
    <Section title="Copy">
      <State name="default">
        <div className="dev-row">
          <Copy text="req_5Kd81" what="request ID" />
        </div>
      </State>
    </Section>
    <Section title="Empty and failed">
      <State name="empty" fill>
        <EmptyState icon={Inbox} title="No keys yet" action={<Button look="primary">Create a key</Button>}>
          A key lets your code call the APIs that you subscribe to.
        </EmptyState>
      </State>
      <State name="failed" fill>
        <FailedState
          title="We couldn't load your keys"
          problem={{ code: 'not_found', requestId: 'req_5Kd81' }}
          retry={() => {}}
        >
          Nothing was lost. Try again, or send us this request ID if it keeps happening.
        </FailedState>
      </State>
    </Section>
  </>
)
