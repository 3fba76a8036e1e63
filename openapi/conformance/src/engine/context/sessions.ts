import { isObject } from '@switchboard/oas/document'
import { CouldNotRun } from '../could-not-run.ts'
import type { Credentials } from '../options.ts'
import type { ReceivedResponse, Session } from './context.ts'
import { type Account, optionOf } from './role.ts'

type Accounts = ReadonlyMap<Account, Credentials>
type SignIn = (credentials: Credentials) => Promise<ReceivedResponse>

/** A shorter secret may well be a part of other words: it is taken out where it is a whole value. */
const shortestAnywhere = 8

interface OpenSession {
  readonly session: Session
  readonly renewAt: number
}

/** The sessions of the test accounts: one of each is kept for the run, and made anew before it ends. */
export class Sessions {
  readonly #accounts: Accounts
  readonly #signIn: SignIn
  readonly #clock: () => Date
  readonly #kept = new Map<Account, Promise<OpenSession>>()
  readonly #secrets = new Map<string, string>()

  constructor(accounts: Accounts, signIn: SignIn, clock: () => Date) {
    this.#accounts = accounts
    this.#signIn = signIn
    this.#clock = clock
    for (const [account, { password }] of accounts)
      this.#secrets.set(password, `$${account.toUpperCase()}_PASSWORD`)
  }

  async tokenOf(account: Account): Promise<string> {
    const renewable = await this.#kept.get(account)
    if (renewable && renewable.renewAt > this.#clock().getTime()) return renewable.session.accessToken
    const begun = this.#begin(account)
    this.#kept.set(account, begun)
    return (await begun).session.accessToken
  }

  /** Begins another session and keeps it, where the one before was ended. */
  async renew(account: Account): Promise<void> {
    const begun = this.#begin(account)
    this.#kept.set(account, begun)
    await begun
  }

  async open(account: Account): Promise<Session> {
    return (await this.#begin(account)).session
  }

  /** Remembers tokens that a response brings, so that no report tells them. */
  learn({ body }: Pick<ReceivedResponse, 'body'>): void {
    const data = isObject(body) && isObject(body.data) ? body.data : {}
    for (const name of ['access_token', 'refresh_token', 'api_key', 'secret'])
      if (typeof data[name] === 'string' && !this.#secrets.has(data[name]))
        this.#secrets.set(data[name], `$${name.toUpperCase()}`)
  }

  /** Takes passwords and tokens out of what is told. */
  redact(text: string): string {
    let message = text
    for (const [secret, name] of this.#secrets)
      message =
        secret.length < shortestAnywhere
          ? message.replaceAll(JSON.stringify(secret), JSON.stringify(name))
          : message.replaceAll(secret, name)
    return message
  }

  async #begin(account: Account): Promise<OpenSession> {
    const credentials = this.#accounts.get(account)
    if (!credentials) throw new Error(`No account was given for ${account}.`)
    const response = await this.#signIn(credentials)
    const data = isObject(response.body) && isObject(response.body.data) ? response.body.data : {}
    const { access_token: accessToken, refresh_token: refreshToken, expires_in: expiresIn } = data
    if (response.status !== 200 || typeof accessToken !== 'string' || typeof refreshToken !== 'string')
      throw new CouldNotRun(refusalOf(account, credentials, response))
    const name = account.toUpperCase()
    this.#secrets.set(accessToken, `$${name}_TOKEN`)
    this.#secrets.set(refreshToken, `$${name}_REFRESH_TOKEN`)
    const lives = typeof expiresIn === 'number' ? expiresIn : 60
    return {
      session: { account, accessToken, refreshToken },
      renewAt: this.#clock().getTime() + lives * 800,
    }
  }
}

function refusalOf(
  account: Account,
  { email }: Credentials,
  { status, code, text }: ReceivedResponse,
): string {
  const who = `${optionOf(account)} ${email}`
  if (status === 401) return `${who} can’t sign in: wrong email address or password.`
  if (status === 202)
    return `${who} has a second factor, which the checker can’t provide. Use an account without one.`
  if (status === 429) return `${who} can’t sign in right now: the backend asks to wait (${code || status}).`
  return `${who} can’t sign in: POST /login returned ${status} ${code || text.slice(0, 200)}`
}
