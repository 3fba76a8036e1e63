import { landing, type SampleCall } from '../../base/brand.ts'

const ours: SampleCall = {
  api: 'sim-swap',
  version: 'v1',
  operation: 'checkSimSwap',
  path: '/check',
  question: 'Changed SIM in the last 24 hours?',
  body: { phoneNumber: '+639175550101', maxAge: 24 },
  response: { swapped: true },
}

/** The provider's, or ours. */
export const sample = landing.sample ?? ours
export const isOurs = sample === ours
export const samplePath = `/${sample.api}/${sample.version}${sample.path}`
