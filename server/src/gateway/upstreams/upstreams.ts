import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { openUpstream, timeoutsOf, type Upstream } from '../../modules/upstreams/open-upstream.ts'
import { readUpstream } from '../../modules/upstreams/repo.ts'
import type { AppContext } from '../../platform/app-context.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { CallFacts } from '../call-facts.ts'
import type { UpstreamAddress } from '../forward.ts'
import type { MockAddresses } from '../mock-addresses.ts'
import { NoResponse } from '../no-response.ts'
import type { PublishedMocks } from '../published-mocks.ts'
import { orderTargets } from './order-targets.ts'

/** Where one call goes. */
export interface Route {
  readonly address: UpstreamAddress
  /** Undefined for a mock and for an address of the deployment: they ask for no credential. */
  readonly upstream?: Upstream
}

type Options = Pick<AppContext, 'db' | 'settings'> & {
  readonly mocks: MockAddresses
  readonly publishedMocks: PublishedMocks | undefined
}

const maxKept = 2_000

export type Upstreams = ReturnType<typeof createUpstreams>

/** Where calls go: by what was set for the version, by the deployment, or to the mock. */
export function createUpstreams({ db, settings, mocks, publishedMocks }: Options) {
  const upstreams = new LRUCache<string, Promise<Upstream | undefined>>({ max: maxKept })
  const { connect_ms: connectMs, response_ms: silenceMs, total_ms: totalMs } = timeoutsOf(settings)

  function read({ api, version, key_type }: CallFacts, revision: string): Promise<Upstream | undefined> {
    const known = upstreams.get(revision)
    if (known) return known
    const reading = readUpstream(db, { api, version, environment: key_type }).then(
      (row) => row && openUpstream({ db, settings }, row),
    )
    upstreams.set(revision, reading)
    // Read again by the next call.
    reading.catch(() => upstreams.delete(revision))
    return reading
  }

  /** An address that is the operator's own: nothing about it was set for the version. */
  const ownAddress = (base: string): Route => ({
    address: {
      bases: [base],
      name: 'deployment',
      onlyOutside: false,
      tls: {},
      connectMs,
      silenceMs,
      totalMs,
    },
  })

  return {
    /** Undefined where nothing stands behind the API. Rejects where its secrets cannot be opened, and with a Problem where its mock can’t run. */
    async routeOf(facts: CallFacts): Promise<Route | undefined> {
      const { api, document_name, upstream_revision, key_type } = facts
      const set = key_type === 'LIVE' ? settings.upstreams[api] : undefined
      if (set !== undefined) return ownAddress(set)
      const upstream = upstream_revision === null ? undefined : await read(facts, upstream_revision)
      if (upstream) return { address: addressOf(upstream), upstream }
      const mock =
        mocks.get(document_name ?? '') ??
        (key_type === 'TEST' ? await publishedMocks?.addressOf(facts) : undefined)
      return mock === undefined ? undefined : ownAddress(mock)
    },
  }
}

const addressOf = (upstream: Upstream): UpstreamAddress => {
  const { revision, targets, timeouts, onlyOutside, tls } = upstream
  return {
    bases: orderTargets(targets, Math.random).map(({ url }) => url),
    name: revision,
    of: upstream,
    onlyOutside,
    tls,
    connectMs: timeouts.connect_ms,
    silenceMs: timeouts.response_ms,
    totalMs: timeouts.total_ms,
  }
}

/** Longer than receiving the request, beside what the API may take, and to spare. */
const abandonedAfterSeconds = 90

/** When nobody can answer a call any more, whichever of the addresses was tried last. */
export function refundAfterSeconds(route: Route | undefined): number {
  if (!route) return abandonedAfterSeconds
  const { bases, connectMs, silenceMs } = route.address
  const othersMs = (bases.length - 1) * (connectMs + silenceMs)
  return abandonedAfterSeconds + Math.ceil((silenceMs + othersMs) / 1000)
}

/** A deployment that has lost its SECRETS_KEY; the caller learns that the gateway is at fault, and pays nothing. */
export const cannotOpen =
  (request: FastifyRequest) =>
  (error: unknown): Problem => {
    if (error instanceof Problem) return error
    request.log.error({ err: error }, 'the secrets of an upstream can’t be opened')
    return new NoResponse('rejected', { cause: error })
  }
