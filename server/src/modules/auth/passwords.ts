import { hash, verify } from '@node-rs/argon2'
import type { RequestContext } from '../../platform/http/handler.ts'
import { refusedField } from '../../platform/http/problem.ts'
import { Turns } from '../../platform/http/turns.ts'
import type { Settings } from '../../platform/settings/settings.ts'

// OWASP's second choice for argon2id: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const dummy = hash('nobody has this password', cost)

/** For work that nobody else waits behind. */
export const hashAlone = (password: string): Promise<string> => hash(password, cost)

/** Of the four threads that also look up hosts, compress and read files. */
const maxThreads = 2

/** Each network hashes one password at a time: the log-ins that it can send at once would keep all others waiting for seconds. */
class HashingTurns {
  readonly #networks = new Turns({ maxAtOnce: 1 })
  readonly #threads = new Turns({ maxAtOnce: maxThreads })

  take<Result>(network: string, work: () => Promise<Result>): Promise<Result> {
    return this.#networks.take(network, () => this.#threads.take('all', work))
  }
}

const ofServers = new WeakMap<Settings, HashingTurns>()

type Caller = Pick<RequestContext<'login'>, 'settings' | 'network'>

function inTurn<Result>({ settings, network }: Caller, work: () => Promise<Result>): Promise<Result> {
  const turns = ofServers.get(settings) ?? new HashingTurns()
  ofServers.set(settings, turns)
  return turns.take(network, work)
}

export const hashPassword = (caller: Caller, password: string): Promise<string> =>
  inTurn(caller, () => hashAlone(password))

/** Takes as long for an account that does not exist, or has no password, as for one that does. */
export async function checkPassword(
  caller: Caller,
  hash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const matches = await inTurn(caller, async () => verify(hash ?? (await dummy), password))
  return matches && hash != null
}

let commonPasswords: Promise<ReadonlySet<string>> | undefined

/** In lower case, read with the first password that is set. Shorter ones are refused by their length (decision 0033). */
const readCommonPasswords = () =>
  (commonPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  ))

interface NewPassword {
  readonly password: string
  /** The account's address, where it is already known. */
  readonly email?: string
  readonly pointer: '#/password' | '#/new_password'
}

/** Passwords that attackers guess first are rejected. Case is ignored, since guessers vary it as well. */
export async function refuseGuessable({ password, email, pointer }: NewPassword): Promise<void> {
  const written = password.toLowerCase()
  if ((await readCommonPasswords()).has(written)) {
    const reason = 'This password is common and easy to guess. Choose another.'
    throw refusedField(pointer, 'password_common', reason)
  }
  if (written === email?.toLowerCase()) {
    const reason = 'Don’t use your email address as your password.'
    throw refusedField(pointer, 'password_is_email', reason)
  }
}
