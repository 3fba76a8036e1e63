import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import { refusedField } from '../../platform/http/problem.ts'

// OWASP's second choice for argon2id: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const dummy = hash('nobody has this password', cost)

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** Takes as long for an account that does not exist, or has no password, as for one that does. */
export async function checkPassword(hash: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(hash ?? (await dummy), password)
  return matches && hash != null
}

/** Written small. Shorter ones are refused by their length (decision 0033). */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common'])

interface NewPassword {
  readonly password: string
  /** The account's address, where it is already known. */
  readonly email?: string
  readonly pointer: '#/password' | '#/new_password'
}

/** Passwords that attackers guess first are rejected. Case is ignored, since guessers vary it as well. */
export function refuseGuessable({ password, email, pointer }: NewPassword): void {
  const written = password.toLowerCase()
  if (common.has(written)) {
    const reason = 'This password is common and easy to guess. Choose another.'
    throw refusedField(pointer, 'password_common', reason)
  }
  if (written === email?.toLowerCase()) {
    const reason = 'Others know your email address. Choose another password.'
    throw refusedField(pointer, 'password_is_email', reason)
  }
}
