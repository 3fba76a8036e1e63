import { type ResolveHost, resolveOutside } from '../../platform/http/outside-hosts.ts'
import { PublishError } from '../read/publish-error.ts'

/**
 * Throws where the gateway would call into the operator's own network. That includes private ranges, where many an API
 * really lives: a document and its address often come from a partner, and a door inwards must not open by a paste. A name
 * that leads nowhere yet is answered with a warning. The gateway looks again when it connects.
 */
export async function checkUpstream(upstream: string, resolve?: ResolveHost): Promise<string | undefined> {
  const url = new URL(upstream)
  const { addresses, inside } = await resolveOutside(url, resolve)
  if (inside) throw refusal(upstream, inside)
  if (addresses.length > 0) return undefined
  return `${url.hostname} couldn’t be resolved, so we don’t know whether it points into your own network. Until it resolves, calls return 502.`
}

function refusal(upstream: string, place: string): PublishError {
  const text = `${JSON.stringify(upstream)} points to ${place}. Everyone with a live key could call it through the gateway. If that is intended,`
  return PublishError.ofOption(
    'upstream',
    `--upstream ${text} add --allow-internal-upstream.`,
    `${text} allow internal upstreams.`,
  )
}
