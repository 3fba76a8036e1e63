import { proxy } from 'valtio'

type Send = (request: Request) => Promise<Response>

export type StepUp = ReturnType<typeof createStepUp>

/** The one question who is there. Calls that wait for the same answer are asked about once. */
export function createStepUp() {
  const state = proxy({ asking: false })
  let pending: Promise<boolean> | undefined
  let resolve: ((proved: boolean) => void) | undefined

  return {
    state,
    /** Returns whether the person has proved it, or has gone back. */
    ask(): Promise<boolean> {
      pending ??= new Promise((done) => {
        resolve = done
        state.asking = true
      })
      return pending
    },
    answer(proved: boolean): void {
      state.asking = false
      pending = undefined
      resolve?.(proved)
    },
  }
}

interface WaysOut {
  readonly prove: () => Promise<boolean>
  /** Leads to where a second factor is set up. */
  readonly setUp: () => void
}

/**
 * A call that is refused until the session is proved waits, and is then sent again just as it was, its Idempotency-Key
 * included. Below the session of the SDK, so that no caller has to know of it.
 */
export function provingCalls({ prove, setUp }: WaysOut): (send: Send) => Send {
  return (send) => async (request) => {
    const copy = request.clone()
    const response = await send(request)
    if (response.status !== 428) return response
    const { code } = (await response
      .clone()
      .json()
      .catch(() => ({}))) as { code?: string }
    if (code === 'second_factor_required') setUp()
    if (code !== 'step_up_required') return response
    if (!(await prove())) throw new DOMException('Not confirmed', 'AbortError')
    return send(copy)
  }
}
