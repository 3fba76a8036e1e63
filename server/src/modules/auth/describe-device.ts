import type { components } from '@switchboard/sdk'
import Bowser from 'bowser'

type Session = components['schemas']['Session']
export type Device = Pick<Session, 'client' | 'system' | 'device_type'>

const unknown: Device = { client: null, system: null, device_type: 'UNKNOWN' }
const types: Readonly<Record<string, Device['device_type']>> = {
  desktop: 'DESKTOP',
  mobile: 'MOBILE',
  tablet: 'TABLET',
}
const browsers: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP))
const systems: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP))

/**
 * The client as it describes itself. The header is free text from a stranger, so nothing that could be a sentence or
 * an address is shown.
 */
export function describeDevice(userAgent: string | null): Device {
  if (!userAgent) return unknown
  const { browser, os, platform } = Bowser.parse(userAgent)
  const client = browser.name && browsers.has(browser.name) ? browser.name : programName(userAgent)
  return {
    client,
    system: os.name && systems.has(os.name) ? os.name : null,
    device_type: types[platform.type ?? ''] ?? 'UNKNOWN',
  }
}

/** The name in `curl/8.4.0`, if it is a plain word. */
const programName = (userAgent: string): string | null =>
  /^([A-Za-z][\w-]{0,29})(?:\/|\s|$)/.exec(userAgent)?.[1] ?? null

/** For a sentence, such as "Chrome on Windows". */
export function deviceInWords(userAgent: string | null): string {
  const { client, system } = describeDevice(userAgent)
  if (client && system) return `${client} on ${system}`
  return client ?? system ?? 'An unknown device'
}
