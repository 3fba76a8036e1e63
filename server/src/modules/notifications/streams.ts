import { randomInt } from 'node:crypto'
import type { components } from '@switchboard/sdk'
import { LRUCache } from 'lru-cache'
import type { Change, ChangeFeed } from '../../platform/db/change-feed.ts'
import type { AuthUser } from '../../platform/http/authenticate.ts'
import { Places } from '../../platform/http/places.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { EventSink, EventStream } from '../../platform/http/send-events.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import type { Clock } from '../../platform/time/clock.ts'
import { RecentChanges } from './recent-changes.ts'

declare module '../../platform/app-context.ts' {
  interface AppContext {
    /** Absent where no process hears of changes, as in commands of operators. */
    readonly streams?: NotificationStreams
  }
}

type StreamEvent = components['schemas']['NotificationEvent']
type EndReason = components['schemas']['NotificationStreamEnd']['reason']

interface OpenStream {
  readonly user: AuthUser
  readonly sink: EventSink
  readonly expiry: NodeJS.Timeout
  readonly leave: () => void
  /** For which account the person acts, now. */
  account: string
}

interface StreamRequest {
  readonly user: AuthUser
  readonly network: string
  readonly readSecondsAgo?: number | undefined
}

interface StreamsOptions {
  readonly changes: ChangeFeed
  readonly clock: Clock
  readonly settings: Pick<Settings, 'maxStreams' | 'maxStreamsPerUser' | 'streamHeartbeatMs'>
}

/** The most that one network has of the places, from 0 to 1: several accounts can share it. */
const networkShare = 0.5
/** Long enough for a request that was let in just before its session ended. */
const rememberEndedMs = 60_000
const maxEndedRemembered = 10_000

/** The streams of this process. They tell that something changed, never what: the list is read with its own rights. */
export class NotificationStreams {
  readonly #options: StreamsOptions
  readonly #open = new Map<string, Set<OpenStream>>()
  /** The same streams, by the account that is acted for. */
  readonly #ofAccount = new Map<string, Set<OpenStream>>()
  /** Sessions and users who are out: a stream may be let in by what was read before, and open after. */
  readonly #ended = new LRUCache<string, true>({ max: maxEndedRemembered, ttl: rememberEndedMs })
  readonly #recent: RecentChanges
  readonly #places: Places
  #count = 0
  #stopped = false
  #heartbeat: NodeJS.Timeout | undefined

  constructor(options: StreamsOptions) {
    this.#options = options
    this.#recent = new RecentChanges(options.changes)
    this.#places = new Places({ size: options.settings.maxStreams, share: networkShare })
    options.changes.onChange((change) => this.#take(change))
    // A sign-out could now go unnoticed, so all streams end; reconnecting checks the session again.
    options.changes.onLost(() => this.#endAll('unavailable'))
  }

  get count(): number {
    return this.#count
  }

  /** Is refused when there are too many, or nothing would be heard. */
  open(request: StreamRequest): EventStream {
    return {
      status: 200,
      onOpen: (sink) => this.#add(request, sink, this.#takePlace(request)),
    }
  }

  /** The process is about to leave: streams find another at once, and no new one begins. */
  stop(): void {
    this.#stopped = true
    this.#endAll('unavailable')
  }

  #takePlace({ user, network }: StreamRequest): () => void {
    const { changes, settings } = this.#options
    if ((this.#open.get(user.id)?.size ?? 0) >= settings.maxStreamsPerUser) {
      throw new Problem(
        'too_many_requests',
        `You already have ${settings.maxStreamsPerUser} streams open. Close one, then try again.`,
        { retryAfterSeconds: 60 },
      )
    }
    const place = this.#stopped || changes.liveSince === undefined ? 'full' : this.#places.enter(network)
    if (typeof place === 'function') return place
    throw new Problem('unavailable', 'No stream can be opened right now. Poll the list in the meantime.', {
      retryAfterSeconds: randomInt(5, 31),
    })
  }

  #add({ user, readSecondsAgo }: StreamRequest, sink: EventSink, leave: () => void): void {
    const leftMs = user.tokenExpiresAt.getTime() - this.#options.clock().getTime()
    const expiry = setTimeout(() => this.#end(stream, 'token_expired'), leftMs).unref()
    const stream: OpenStream = { user, sink, expiry, leave, account: user.account.id }
    const own = this.#open.get(user.id) ?? new Set()
    this.#open.set(user.id, own.add(stream))
    this.#actFor(stream, user.account.id)
    this.#count += 1
    this.#heartbeat ??= setInterval(() => this.#beat(), this.#options.settings.streamHeartbeatMs).unref()
    sink.onClose(() => this.#remove(stream))
    if (this.#ended.has(user.session) || this.#ended.has(user.id)) this.#end(stream, 'session_ended')
    else {
      const topics = [user.id, user.account.id]
      const unchanged = readSecondsAgo !== undefined && this.#recent.isUnchanged(topics, readSecondsAgo)
      send(stream, { type: 'ready', ...(unchanged && { unchanged }) })
    }
  }

  #take({ topic, user, id }: Change): void {
    this.#recent.add(user)
    if (topic === 'session_ended' || topic === 'user_suspended') this.#ended.set(id || user, true)
    if (topic === 'account_changed') this.#tellAccount(user, id)
    if (topic === 'calls_booked')
      for (const stream of this.#ofAccount.get(user) ?? []) send(stream, { type: 'calls' })
    // Members see the account's events, such as a payment, on their pages, not behind their own bells.
    if (topic === 'notification_created') this.#tellAccount(user, '', user)
    for (const stream of this.#open.get(user) ?? []) {
      if (topic === 'notification_created') send(stream, { type: 'created', notification_id: id })
      else if (topic === 'notifications_read') send(stream, { type: 'read' })
      else if (topic === 'team_changed') {
        this.#actFor(stream, id || user)
        send(stream, { type: 'team' })
      } else if (topic === 'user_suspended') this.#end(stream, 'session_ended')
      else if (topic === 'session_ended' && stream.user.session === id) this.#end(stream, 'session_ended')
    }
  }

  /** `change` is the session that has seen it already, and the write that did it. */
  #tellAccount(account: string, change: string, except = ''): void {
    const [session, ...operation] = change.split(' ')
    for (const stream of this.#ofAccount.get(account) ?? []) {
      if (stream.user.id === except || stream.user.session === session) continue
      send(stream, { type: 'account', ...(operation.length > 0 && { operation: operation.join(' ') }) })
    }
  }

  #actFor(stream: OpenStream, account: string): void {
    this.#leaveAccount(stream)
    stream.account = account
    this.#ofAccount.set(account, (this.#ofAccount.get(account) ?? new Set()).add(stream))
  }

  #leaveAccount(stream: OpenStream): void {
    const streams = this.#ofAccount.get(stream.account)
    streams?.delete(stream)
    if (streams?.size === 0) this.#ofAccount.delete(stream.account)
  }

  #beat(): void {
    for (const own of this.#open.values()) for (const stream of own) send(stream, { type: 'heartbeat' })
  }

  #endAll(reason: EndReason): void {
    for (const own of [...this.#open.values()]) for (const stream of [...own]) this.#end(stream, reason)
  }

  #end(stream: OpenStream, reason: EndReason): void {
    if (!this.#remove(stream)) return
    // Those of a process that leaves come back one by one.
    const retry_after = reason === 'unavailable' ? randomInt(1, 6) : 0
    send(stream, { type: 'end', reason, retry_after })
    stream.sink.end()
  }

  /** False when it was removed before. */
  #remove(stream: OpenStream): boolean {
    const own = this.#open.get(stream.user.id)
    if (!own?.delete(stream)) return false
    clearTimeout(stream.expiry)
    stream.leave()
    this.#leaveAccount(stream)
    this.#count -= 1
    if (own.size === 0) this.#open.delete(stream.user.id)
    if (this.#count === 0) {
      clearInterval(this.#heartbeat)
      this.#heartbeat = undefined
    }
    return true
  }
}

const send = ({ sink }: OpenStream, event: StreamEvent): void => sink.send(event)
