import type { ZoneChanges } from './format/zone-by-intl.ts'

/** The call that the landing page shows: a POST of an operation that is in the catalogue. */
export interface SampleCall {
  readonly api: string
  readonly version: string
  readonly operation: string
  /** After the version. */
  readonly path: string
  readonly question: string
  readonly body: Readonly<Record<string, string | number>>
  readonly response: unknown
}

interface Link {
  readonly label: string
  readonly href: string
}

/** How the provider calls itself, and what the app has to know before its first request. */
interface Brand {
  readonly name: string
  readonly support_email: string
  readonly landing?: { readonly title: string; readonly lead: string; readonly sample?: SampleCall }
  /** Beside our own. */
  readonly links?: { readonly header?: readonly Link[]; readonly footer?: readonly Link[] }
  /** The address of the picture of shared links. Null for none. */
  readonly card?: string | null
  /** The zone whose days usage is counted by, and when its clocks change. */
  readonly time_zone: string
  readonly zone_changes: ZoneChanges
  /** Takes events by POST. */
  readonly analytics_url?: string
  /** A script that reads `dataLayer`. */
  readonly tag_manager_url?: string
}

/** The server writes what differs into each document, and into the worker's environment: server/src/pages/dress-page.ts. */
const written = import.meta.env.SSR
  ? (globalThis as { process?: { env: Record<string, string | undefined> } }).process?.env.SWITCHBOARD_BRAND
  : document.querySelector('script#brand')?.textContent

export const brand: Brand = {
  name: 'Switchboard',
  support_email: 'support@switchboard.example',
  time_zone: 'Asia/Manila',
  // From 1990 to 2040.
  zone_changes: [[631_152_000_000, 28_800_000], [2_208_988_800_000]],
  ...JSON.parse(written || '{}'),
}

export const landing: NonNullable<Brand['landing']> = brand.landing ?? {
  title: 'Ask the network, get an answer.',
  lead: 'Verify numbers, catch SIM swaps, check location and boost connections with a single HTTP request. Try every API free. Pay only for what you use.',
}
