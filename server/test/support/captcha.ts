import { type Challenge, type Solution, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { TestServer } from './server.ts'

export interface SolvedCaptcha {
  readonly challenge: Challenge
  readonly solution: Solution
}

/** Solves a challenge as the app does. */
export async function solve(server: TestServer): Promise<SolvedCaptcha> {
  const { status, body } = await server.ask('GET', '/captcha/challenge')
  if (status !== 200) throw new Error(`The challenge was refused: ${JSON.stringify(body)}`)
  const challenge = body as object as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('The challenge was not solved in time.')
  return { challenge, solution }
}

export const written = (solved: SolvedCaptcha): string =>
  Buffer.from(JSON.stringify(solved)).toString('base64')

/** The answer as a form sends it. */
export const captchaOf = async (server: TestServer): Promise<string> => written(await solve(server))
