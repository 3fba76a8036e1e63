import { href } from '../../../paths.ts'
import { LinkButton } from '../../../ui/kit/button.tsx'
import { PageFrame } from '../../../ui/page-frame.tsx'
import { AgentKeys } from './agent-keys.tsx'

/** The agents of all subscriptions, and their calls that wait for approval. */
export const AgentsPage = () => (
  <PageFrame
    title="Agents"
    about="AI agents that call APIs for you, each with a key and a budget of its own."
    actions={<LinkButton href={href('guides', { slug: 'agents' })}>Guide</LinkButton>}
  >
    <AgentKeys />
  </PageFrame>
)
