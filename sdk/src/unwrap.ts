import { callError, responseError } from './api-error.ts'

export type CallResult<Data> = { data?: Data | undefined; error?: unknown; response: Response }

/** The body of a call’s answer, of whatever way to read it `parseAs` says. Throws ApiError when the call failed. */
export async function unwrap<Data>(call: Promise<CallResult<Data>>): Promise<Data> {
  return (await succeeded(call)).data as Data
}

/** Failure is `!response.ok`, too: a client that is none of ours gives a falsy `error` for a failed answer with an empty body. */
export async function succeeded<Data>(call: Promise<CallResult<Data>>): Promise<CallResult<Data>> {
  const answered = await call.catch((cause) => {
    throw callError(cause)
  })
  if (answered.error !== undefined || !answered.response.ok)
    throw responseError(answered.response, answered.error)
  return answered
}
