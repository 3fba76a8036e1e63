import type { StorageArea } from '../browser/storage.ts'

const key = 'switchboard.device'
const randomBytes = 16

/**
 * What this browser is known by when it signs in: random, kept through signing out, and good for nothing else (decision 0036). Where
 * nothing can be kept, each sign-in is told to the owner as one from a new device.
 */
export function deviceId(storage: StorageArea | null): string {
  try {
    const kept = storage?.getItem(key)
    // The server would refuse any other, and with it every sign-in.
    if (kept && /^[\w-]{22,64}$/.test(kept)) return kept
    const made = `dev_${Array.from(crypto.getRandomValues(new Uint8Array(randomBytes)), hex).join('')}`
    storage?.setItem(key, made)
    return made
  } catch {
    return deviceId(null)
  }
}

const hex = (byte: number): string => byte.toString(16).padStart(2, '0')
