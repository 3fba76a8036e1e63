import { hash, verify } from '@node-rs/argon2'

// OWASP's second choice for argon2id: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const dummy = hash('nobody has this password', cost)

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** Takes as long for an account that does not exist, or has no password, as for one that does. */
export async function checkPassword(kept: string | null | undefined, given: string): Promise<boolean> {
  const matches = await verify(kept ?? (await dummy), given)
  return matches && kept != null
}
