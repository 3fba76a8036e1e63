import type { AppContext } from '../../platform/app-context.ts'
import { Problem } from '../../platform/http/problem.ts'

/** A provider's refusal or silence, in what an operator may read: never a key, nor the body of a response. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  /** Null without a response. */
  readonly status: number | null
  readonly code: string

  constructor(provider: string, status: number | null, code: string) {
    super(`${provider}: ${status === null ? `no response (${code})` : `${status} ${code}`}`)
    this.status = status
    this.code = code
  }
}

/** For somebody who waits: the operator reads why, and they can try again. */
export async function orUnavailable<Answer>(
  { log }: Pick<AppContext, 'log'>,
  answer: Promise<Answer>,
): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    log.warn({ reason: error.message }, 'the payment provider took no request')
    throw new Problem('unavailable', 'Our payment provider doesn’t respond. Try again in a minute.', {
      retryAfterSeconds: 60,
    })
  }
}

export const signatureRefused = (): Problem =>
  new Problem(
    'signature_refused',
    'The signature doesn’t match this body and time. Sign `timestamp.body` again with the shared secret.',
  )
