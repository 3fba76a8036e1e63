import type { components } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import { formatDate } from '../../../base/format/dates.ts'
import { type Deprecation, deprecationsQuery, usageWords } from '../../../domain/catalogue/deprecations.ts'
import { useKeyCall } from '../../../domain/keys/use-key-call.ts'
import { useApiForm } from '../../../lib/forms/use-api-form.ts'
import { usePortal } from '../../../lib/services.ts'
import { href } from '../../../paths.ts'
import { Banner } from '../../../ui/banner.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { Button, LinkButton } from '../../../ui/kit/button.tsx'
import type { Subscription } from '../rules.ts'

type ApiVersion = components['schemas']['ApiVersion']
type Blocker = NonNullable<Subscription['live_blocker']>

const blockers: Readonly<Record<Blocker['code'], { readonly title: string; readonly action: string }>> = {
  kyb_required: { title: 'Test calls only.', action: 'Verify your business' },
  kyb_in_review: { title: 'Verification in review.', action: 'See its status' },
  kyb_rejected: { title: 'Verification rejected.', action: 'See what was rejected' },
  subscription_pending: { title: 'Not started.', action: 'Start' },
  subscription_suspended: { title: 'Suspended. Its keys don’t work.', action: 'Contact us' },
}

interface NoticesProps {
  readonly subscription: Subscription
  /** The API's published version, once it has loaded. */
  readonly published: ApiVersion | undefined
}

/** Obstacles to calling, now or soon, each with the remedy. */
export function Notices({ subscription, published }: NoticesProps) {
  const { api, name, user_subscription_id, live_blocker: blocker } = subscription
  const { submit, busy, failure } = useApiForm({
    defaultValues: {},
    write: useKeyCall('POST /api/user-subscription'),
    variables: () => ({
      api,
      apiName: name,
      init: { body: { api, user_subscription_id, status: 'ACTIVE' } },
    }),
  })
  return (
    <>
      <FormError of={failure} title="It wasn’t started." />
      {blocker && (
        <Banner
          tone={
            blocker.code === 'kyb_rejected' || blocker.code === 'subscription_suspended' ? 'bad' : 'warning'
          }
          title={blockers[blocker.code].title}
          action={
            blocker.code === 'subscription_pending' ? (
              <Button busy={busy} onClick={submit}>
                {busy ? 'Starting…' : 'Start'}
              </Button>
            ) : (
              blocker.route && <LinkButton href={blocker.route}>{blockers[blocker.code].action}</LinkButton>
            )
          }
        >
          {blocker.reason}
        </Banner>
      )}
      {published && <EndingVersions published={published} />}
    </>
  )
}

/** Versions of the API that end: one key calls them all, so every subscriber may be calling them. */
function EndingVersions({ published }: { readonly published: ApiVersion }) {
  const deprecations = useQuery(deprecationsQuery(usePortal())).data?.data ?? []
  const inUse = (version: string) =>
    deprecations.find((one) => one.api === published.api && one.version === version)
  return published.versions
    .filter(({ status }) => status === 'DEPRECATED')
    .map(({ version, sunset_on }) => (
      <Banner
        key={version}
        tone="warning"
        title={
          sunset_on ? `${version} stops working on ${formatDate(sunset_on)}.` : `${version} is deprecated.`
        }
        action={
          <LinkButton href={href('api', published, { query: { part: 'changelog' } })}>
            What changed
          </LinkButton>
        }
      >
        {endWords(published, version, inUse(version))}
      </Banner>
    ))
}

/** With how often the person called it, once that is known. */
function endWords(published: ApiVersion, version: string, inUse: Deprecation | undefined): string {
  if (inUse) return [usageWords(inUse), inUse.reason].filter(Boolean).join(' ')
  return version === published.version
    ? 'From that day on, calls to it return 410.'
    : `If you still call it, move to ${published.version}. Your keys work for both.`
}
