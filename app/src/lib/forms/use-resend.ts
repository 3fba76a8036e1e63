import { isApiError } from '@switchboard/sdk'
import { useEffect, useState } from 'react'
import { localOrNone, type StorageArea } from '../browser/storage.ts'

export interface ResendInput {
  /** Each kind of email has a wait of its own. */
  readonly kind: 'verify' | 'reset' | 'delete'
  readonly email: string
}

/** The server's waiting times; its responses override these. */
const waitSeconds = { verify: 300, reset: 360, delete: 360 } as const

/** When each address can get the next email, in milliseconds. Past entries are deleted with the next write. */
type Ends = Readonly<Record<string, number>>

const keyOf = (kind: ResendInput['kind']) => `switchboard.resend.${kind}`
const addressOf = (email: string) => email.trim().toLowerCase()

function readEnds(storage: StorageArea | null, kind: ResendInput['kind']): Ends {
  try {
    const ends: unknown = JSON.parse(storage?.getItem(keyOf(kind)) ?? '{}')
    return typeof ends === 'object' && ends !== null ? (ends as Ends) : {}
  } catch {
    return {}
  }
}

/** Writes down that an email has just gone out, or how long the server said to wait: other tabs and a reload count on. */
function beginResendWait({ kind, email }: ResendInput, seconds: number = waitSeconds[kind]): void {
  const storage = localOrNone()
  const now = Date.now()
  const end = now + seconds * 1000
  const open = Object.entries(readEnds(storage, kind)).filter(([, other]) => other > now)
  try {
    storage?.setItem(keyOf(kind), JSON.stringify({ ...Object.fromEntries(open), [addressOf(email)]: end }))
  } catch {
    // A full storage: the server still knows.
  }
  // Browsers tell other tabs alone.
  window.dispatchEvent(new StorageEvent('storage', { key: keyOf(kind) }))
}

/** As after the first email. One that was sent a moment ago may have stood for it: its wait goes on. */
export function beginFirstResendWait(input: ResendInput): void {
  const end = readEnds(localOrNone(), input.kind)[addressOf(input.email)] ?? 0
  if (end <= Date.now()) beginResendWait(input)
}

export type LinkOutcome = 'sent' | 'tooSoon'

/**
 * Asks for an email, and begins the wait for the next: all of it when one went out, what is left when the last one is too young for
 * another. Rejects when it failed otherwise.
 */
export async function requestEmail(
  input: ResendInput,
  send: (read: (headers: Headers) => void) => Promise<unknown>,
): Promise<LinkOutcome> {
  let seconds: number | undefined
  try {
    await send((headers) => {
      seconds = Number(headers.get('Retry-After')) || undefined
    })
    beginResendWait(input)
    return 'sent'
  } catch (error) {
    if (!isApiError(error) || error.code !== 'resend_too_soon') throw error
    beginResendWait(input, seconds)
    return 'tooSoon'
  }
}

/** The seconds until the next email may be asked for, counted over reloads and in all tabs. */
export function useResendWait({ kind, email }: ResendInput) {
  const address = addressOf(email)
  const readEnd = () => readEnds(localOrNone(), kind)[address] ?? 0
  const [end, setEnd] = useState(readEnd)
  const [now, setNow] = useState(Date.now)
  const secondsLeft = Math.max(0, Math.ceil((end - now) / 1000))

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read follows from the kind and the address
  useEffect(() => {
    const follow = () => {
      setEnd(readEnd())
      setNow(Date.now())
    }
    follow()
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [kind, address])

  const waits = secondsLeft > 0
  useEffect(() => {
    if (!waits) return
    // The end is a time and not a count: a tab that slept shows what is true when it wakes.
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [waits])

  return secondsLeft
}
