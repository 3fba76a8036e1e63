import type { StorageArea } from '../browser/storage.ts'

const key = 'switchboard.device'
const randomBytes = 16

/**
 * A random identifier of this browser for sign-ins, kept through signing out, and used for nothing else (decision
 * 0036). Without storage, each sign-in is announced as one from a new device.
 */
export function deviceId(storage: StorageArea | null): string {
  try {
    const storedId = storage?.getItem(key)
    // The server would refuse any other, and with it every sign-in.
    if (storedId && /^[\w-]{22,64}$/.test(storedId)) return storedId
    const id = `dev_${Array.from(crypto.getRandomValues(new Uint8Array(randomBytes)), hex).join('')}`
    storage?.setItem(key, id)
    return id
  } catch {
    return deviceId(null)
  }
}

const hex = (byte: number): string => byte.toString(16).padStart(2, '0')
