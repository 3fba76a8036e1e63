import { useSnapshot } from 'valtio'
import { createHeldKeys } from '../../../domain/held-keys.ts'
import { useAppState, useSessionState } from '../../../lib/services.ts'

const samples = /^```[\s\S]*?^```/gm
/** Where samples say that the key is kept: in a shell and in TypeScript. */
const places = /\$SWITCHBOARD(?:_TEST)?_KEY\b|process\.env\.SWITCHBOARD_KEY \?\? ''/g
const testKey = /^sb_test_\w{38}$/

/** A text whose samples hold the reader's own test key of the API that they call, as far as this page knows it. Never a live key. */
export function useOwnKey(text: string): string {
  const allKeys = Object.entries(useSnapshot(useAppState(createHeldKeys)))
  const keys = allKeys.filter(([of, key]) => of.endsWith(' TEST') && testKey.test(key))
  if (useSessionState().kind !== 'member' || keys.length === 0) return text
  return text.replace(samples, (sample) => {
    const [, key] = keys.find(([of]) => namesApi(sample, of.slice(0, -' TEST'.length))) ?? []
    return key ? sample.replace(places, (place) => (place.startsWith('$') ? key : `'${key}'`)) : sample
  })
}

const namesApi = (sample: string, api: string): boolean =>
  sample.includes(`/${api}/`) || sample.includes(`'${api}'`)
