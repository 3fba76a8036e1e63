import { useServices } from '../../../lib/services.ts'

/** The servers that samples of our texts name, and of a README that is read elsewhere. */
const placeholders = /https:\/\/(?:(?:api\.)?switchboard\.example|portal\.example\.com)(?![\w.-])/g

/** A text whose samples call this portal, so that they can be copied as they are. */
export function useOwnAddresses(text: string): string {
  const { origin } = new URL(useServices().portalUrl)
  return text.replace(placeholders, origin)
}
