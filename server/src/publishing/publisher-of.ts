import type { AppContext } from '../platform/app-context.ts'
import { Problem } from '../platform/http/problem.ts'
import type { PublishCaller } from './publish-jobs.ts'
import type { Publisher } from './publisher.ts'

export function publisherOf({ publisher }: Pick<AppContext, 'publisher'>): Publisher {
  if (publisher) return publisher
  throw new Problem('not_offered', 'Nothing can be published here. Use the command, npm run publish-api.')
}

interface PublishCall extends Pick<PublishCaller, 'user' | 'requestId'> {
  readonly idempotencyKey: string | undefined
  readonly body: unknown
}

export const callerOf = ({ user, requestId, idempotencyKey: key, body }: PublishCall): PublishCaller => ({
  user,
  requestId,
  repeat: key === undefined ? undefined : { key, body },
})
