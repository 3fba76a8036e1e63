// Runs in a worker of its own: deriving some hundred keys takes about a second.
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

self.onmessage = async ({ data: challenge }: MessageEvent<Challenge>) => {
  try {
    self.postMessage({ solution: await solveChallenge({ challenge, deriveKey }) })
  } catch (error) {
    self.postMessage({ error: String(error) })
  }
}
