import type { Challenge, Solution } from 'altcha-lib'

interface WorkerReply {
  readonly solution?: Solution | null
  readonly error?: string
}

/** Takes a challenge from the server and solves it in a worker, so that the page stays responsive. */
export async function solveAltcha(
  fetch: (request: Request) => Promise<Response>,
  address: string,
): Promise<string> {
  const response = await fetch(new Request(address))
  if (!response.ok) throw new Error(`The captcha endpoint returned ${response.status}.`)
  const challenge: Challenge = await response.json()
  const solution = await workOn(challenge)
  return btoa(JSON.stringify({ challenge, solution }))
}

async function workOn(challenge: Challenge): Promise<Solution> {
  const worker = new Worker(new URL('./altcha-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data: { solution, error } }: MessageEvent<WorkerReply>) => {
        if (solution) resolve(solution)
        else reject(new Error(error ?? 'The captcha wasn’t solved in time.'))
      }
      worker.onerror = () => reject(new Error('The captcha worker failed.'))
      worker.postMessage(challenge)
    })
  } finally {
    worker.terminate()
  }
}
