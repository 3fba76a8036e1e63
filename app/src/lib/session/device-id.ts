import type { StorageArea } from '../browser/storage.ts'

const key = 'switchboard.device'
const randomBytes = 16

/**
 * A random identifier of this browser for sign-ins, kept through signing out, and used for nothing else (decision
 * 0036). Without storage, each sign-in is announced as one from a new device.
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
