import { type Call, keyHeader, keyPlaceholder } from '../model/call.ts'
import { harOf } from './har.ts'
import type { Language } from './languages.ts'

/** The call as it may stand on a screen that others see. */
export const withoutKey = (call: Call): Call => ({
  ...call,
  headers: call.headers.map(([name, value]) => [
    name,
    name === keyHeader && /^sb_/.test(value) ? keyPlaceholder : value,
  ]),
})

/** Who has no key yet copies a sample that says where theirs goes. */
export const withKeyPlace = (call: Call): Call =>
  call.headers.some(([name]) => name === keyHeader)
    ? call
    : { ...call, headers: [...call.headers, [keyHeader, keyPlaceholder]] }

export async function sampleOf(call: Call, { load, finish }: Language): Promise<string> {
  const code = (await load()).generate(harOf(call)).trimEnd()
  return finish ? finish(code) : code
}
