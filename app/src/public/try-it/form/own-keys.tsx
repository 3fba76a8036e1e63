import { isApiError, type Portal } from '@switchboard/sdk'
import { postQueryOptions } from '@switchboard/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { usePortal, useSessionState } from '../../../lib/services.ts'
import { href } from '../../../paths.ts'
import css from '../try-it.module.css'
import type { ApiVersion, Environment } from '../types.ts'

interface OwnKeysProps {
  readonly api: ApiVersion
  readonly environment: Environment
  readonly typed: string
}

/** Which key a person should paste here. The portal itself knows only how their keys end. */
export function OwnKeys({ api, environment, typed }: OwnKeysProps) {
  const current = useSessionState()
  const user = current.kind === 'member' && current.profile.user_type === 'USER'
  const query = useQuery({ ...keysQuery(usePortal(), api.api), enabled: user })
  const subscriptions = href('subscriptions', {}, { query: { api: api.api } })
  // Straight to the review: a plan can be chosen there.
  const subscribing = `${subscriptions}&product=default`

  if (current.kind === 'visitor')
    return (
      <p className="label">
        No key yet?{' '}
        <a className="link" href={href('login', {}, { query: { 'redirect-url': subscribing } })}>
          Log in and subscribe to {api.name}
        </a>
      </p>
    )
  if (isApiError(query.error) && query.error.code === 'not_subscribed')
    return (
      <p className="label">
        You have no keys for this API.{' '}
        <a className="link" href={subscribing}>
          Subscribe to {api.name}
        </a>
      </p>
    )
  const own = query.data?.data.filter(({ type }) => type === environment) ?? []
  const good = own.filter(({ status }) => status === 'ACTIVE' || status === 'GRACE')
  if (!query.data) return null
  const ended = own.find(
    ({ last_four, status }) => typed.endsWith(last_four) && /REVOKED|EXPIRED/.test(status),
  )
  if (typed && ended)
    return (
      <p className={`${'label'} ${css.warning}`}>
        Your key ending in {ended.last_four} is {ended.status.toLowerCase()}. Calls with it are rejected.
      </p>
    )
  if (good.length === 0)
    return (
      <p className="label">
        You have no {environment.toLowerCase()} key for this API.{' '}
        <a className="link" href={subscriptions}>
          Create one
        </a>
      </p>
    )
  return (
    <p className="label">
      Your keys:{' '}
      {good.map(({ key_id, prefix, last_four, status }, place) => (
        <span key={key_id}>
          {place > 0 && ', '}
          <code className="mono">
            {prefix}…{last_four}
          </code>
          {status === 'GRACE' && ' (ends soon)'}
        </span>
      ))}
      .{' '}
      <a className="link" href={subscriptions}>
        All keys
      </a>
    </p>
  )
}

const keysQuery = (portal: Portal, api: string) =>
  postQueryOptions(portal, '/api/get-keys', { body: { api } })
