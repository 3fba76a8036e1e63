import { type Challenge, createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Queries } from '../../platform/db/client.ts'
import { readSecret } from '../../platform/db/secrets.ts'
import { after, type Clock } from '../../platform/time/clock.ts'
import type { Captcha } from './captcha.ts'

interface Here {
  readonly db: Queries
  readonly clock: Clock
}

const lifetimeSeconds = 1200
const cost = 5_000

const signingSecret = async (db: Queries): Promise<string> =>
  (await readSecret(db, 'captcha')).toString('hex')

/** Work for a browser. Nothing is kept of it: the signature says that it is ours, and until when it holds. */
export async function newChallenge({ db, clock }: Here, tries: number): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(Math.ceil(tries * 1.5), Math.ceil(tries / 2)),
    deriveKey,
    // Signed with the rest. The library's own `expiresAt` would be held against another clock than ours.
    data: { until: Math.floor(after(clock(), lifetimeSeconds).getTime() / 1000) },
    hmacSignatureSecret: await signingSecret(db),
  })
}

export const altcha = ({ db, clock }: Here): Captcha => ({
  async confirm(answer) {
    const secret = await signingSecret(db)
    const challenge = await solved(answer, secret)
    const until = new Date(Number(challenge?.parameters.data?.until) * 1000)
    // By its nonce, which is signed: the rest of an answer may be written in many ways.
    return challenge && until > clock()
      ? { answer: `altcha:${challenge.parameters.nonce}`, until }
      : undefined
  },
})

/** The challenge of a right answer. What is no answer at all is a wrong one. */
async function solved(answer: string, hmacSignatureSecret: string): Promise<Challenge | undefined> {
  try {
    const { challenge, solution }: Payload = JSON.parse(Buffer.from(answer, 'base64').toString('utf8'))
    const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret })
    return verified ? challenge : undefined
  } catch {
    return undefined
  }
}
