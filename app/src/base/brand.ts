import { env } from './env.ts'

/** How the provider calls itself. The server writes another brand than ours into each document, and into the worker's environment. */
export interface Brand {
  readonly name: string
  readonly support_email: string
  readonly landing?: { readonly title: string; readonly lead: string }
  /** The address of the picture of shared links. Null for none. */
  readonly card?: string | null
}

const ours: Brand = { name: 'Switchboard', support_email: env.contactEmail }

const written = import.meta.env.SSR
  ? (globalThis as { process?: { env: Record<string, string | undefined> } }).process?.env.SWITCHBOARD_BRAND
  : document.querySelector('script#brand')?.textContent

export const brand: Brand = written ? JSON.parse(written) : ours

export const landing = brand.landing ?? {
  title: 'Ask the network, get an answer.',
  lead: 'Verify numbers, catch SIM swaps, check location and boost connections with a single HTTP request. Try every API free. Pay only for what you use.',
}
