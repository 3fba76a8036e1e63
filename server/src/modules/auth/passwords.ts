import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import { refusedField } from '../../platform/http/problem.ts'

// OWASP's second choice for argon2id: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const dummy = hash('nobody has this password', cost)

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** Takes as long for an account that does not exist, or has no password, as for one that does. */
export async function checkPassword(kept: string | null | undefined, given: string): Promise<boolean> {
  const matches = await verify(kept ?? (await dummy), given)
  return matches && kept != null
}

/** Written small. Shorter ones are refused by their length (decision 0033). */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common'])

interface NewPassword {
  readonly password: string
  /** Whose it is to be, where that is known yet. */
  readonly email?: string
  readonly pointer: '#/password' | '#/new_password'
}

/** What is guessed first is no password. Both are compared without regard to capitals, which guesses try as well. */
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
