import { href } from '../../../paths.ts'
import { LinkButton } from '../../../ui/kit/button.tsx'
import { PageFrame } from '../../../ui/page-frame.tsx'
import { AllKeys } from './all-keys.tsx'

/** The keys of all subscriptions. */
export const KeysPage = () => (
  <PageFrame
    title="Keys"
    about="Every key of every API, and what you can do with it."
    actions={<LinkButton href={href('subscriptions')}>Your APIs</LinkButton>}
  >
    <AllKeys />
  </PageFrame>
)
