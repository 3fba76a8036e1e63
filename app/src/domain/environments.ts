import type { components } from '@switchboard/sdk'
import type { EnvironmentTone } from '../ui/plain-tag.tsx'

type Environment = components['schemas']['ApiServer']['environment']

interface EnvironmentLook {
  readonly name: string
  readonly tone: EnvironmentTone
}

/** Names and colours of environments: in chips, keys, the console and charts. */
export const environments: Readonly<Record<Environment, EnvironmentLook>> = {
  MOCK: { name: 'Mock', tone: 'mock' },
  TEST: { name: 'Test', tone: 'test' },
  LIVE: { name: 'Live', tone: 'live' },
}
