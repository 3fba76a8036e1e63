import { LRUCache } from 'lru-cache'
import type { Upstream } from '../../modules/upstreams/open-upstream.ts'
import { requestToken } from '../../modules/upstreams/token.ts'

interface KeptToken {
  readonly value: Promise<string>
  /** In milliseconds of `performance.now()`; not known while it is asked for. */
  renewAt: number
  isRejected: boolean
  /** When it was asked for, if the one before it was rejected: an API that rejects both may reject every token. */
  readonly replacedRejectedAt: number | undefined
}

/** A token is renewed this long before its end, or at nine tenths of a short life. */
const marginMs = 30_000
const defaultLifeMs = 300_000
const maxTokens = 1_000
/** How long a failure is told to others before the endpoint is asked again. */
const failureMs = 1_000
/** How long an API that rejects one token after another is called with the last of them. */
const rejectedMs = 10_000

/** Tokens of upstreams, one for all calls: asked for once by all who wait, and kept until shortly before their end. */
export function createTokens() {
  const tokens = new LRUCache<string, KeptToken>({ max: maxTokens })

  function ask(upstream: Upstream, { isRejected = false }: Partial<KeptToken> = {}): KeptToken {
    const token: KeptToken = {
      value: read(),
      renewAt: Number.POSITIVE_INFINITY,
      isRejected: false,
      replacedRejectedAt: isRejected ? performance.now() : undefined,
    }
    async function read(): Promise<string> {
      try {
        const { value, lifeSeconds } = await requestToken(upstream)
        const lifeMs = lifeSeconds === undefined ? defaultLifeMs : lifeSeconds * 1000
        token.renewAt = performance.now() + Math.max(lifeMs - marginMs, lifeMs * 0.9)
        return value
      } catch (error) {
        token.renewAt = performance.now() + failureMs
        throw error
      }
    }
    return token
  }

  return {
    /** Rejects with `TokenFailure`. */
    of(upstream: Upstream): Promise<string> {
      const { revision } = upstream
      const known = tokens.get(revision)
      if (known && performance.now() < known.renewAt) return known.value
      const token = ask(upstream, known)
      tokens.set(revision, token)
      return token.value
    },
    /** Whether there is, or may be asked for, another token than the one that an API rejected. */
    async drop({ revision }: Upstream, value: string): Promise<boolean> {
      const known = tokens.get(revision)
      if (!known || (await known.value.catch(() => value)) !== value || tokens.get(revision) !== known)
        return true
      const { replacedRejectedAt: since } = known
      if (since !== undefined && performance.now() - since < rejectedMs) return false
      known.isRejected = true
      known.renewAt = 0
      return true
    },
  }
}

export type Tokens = ReturnType<typeof createTokens>
