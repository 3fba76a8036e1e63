import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../app-context.ts'
import type { Queries } from '../db/client.ts'
import type { ActingAccount, StaffRole } from './acting-account.ts'
import { addressForRanges, callerNetwork } from './caller-network.ts'
import type { Operation } from './contract.ts'
import { Problem } from './problem.ts'

/** The person behind a request, or the program. */
export interface AuthUser {
  readonly id: string
  readonly role: 'USER' | 'ADMIN'
  /** Whether it’s a service account, which no person is behind to confirm anything. */
  readonly isService: boolean
  /** None of a user. */
  readonly staffRoles: readonly StaffRole[]
  readonly email: string
  readonly termsAccepted: boolean
  /** Of the moment at which the request came: decision 0064. */
  readonly securityVersion: number
  /** The session of the access token. */
  readonly session: string
  /** When that token ends. */
  readonly tokenExpiresAt: Date
  /** The account whose wallet, subscriptions and usage they access. */
  readonly account: ActingAccount
}

interface TokenUse {
  readonly accessToken: string
  readonly now: Date
  /** Where it is used from. */
  readonly network: string
  readonly address: string
}

/** Resolves an access token to its user; throws if it is invalid. Given by the composition: sessions belong to a module. */
export type Authenticate = (db: Queries, use: TokenUse) => Promise<AuthUser>

/** The person whose token the request carries. Undefined where the operation does without. */
export async function authenticateRequest(
  operation: Operation,
  { db, clock, authenticate }: Pick<AppContext, 'db' | 'clock'> & { readonly authenticate: Authenticate },
  request: FastifyRequest,
): Promise<AuthUser | undefined> {
  if (operation.access === 'public') return undefined
  const [scheme, token] = request.headers.authorization?.split(' ') ?? []
  if (scheme?.toLowerCase() === 'bearer' && token) {
    const [network, address] = [callerNetwork(request), addressForRanges(request)]
    return authenticate(db, { accessToken: token, now: clock(), network, address })
  }
  if (operation.access === 'optional') return undefined
  throw tokenMissing()
}

export const tokenMissing = (): Problem =>
  new Problem('token_missing', 'This call needs an access token. Log in and send it as a Bearer token.')
