import type { Preloadable } from '../../router/preloadable.ts'

/** Shows a call with keys that the person has just stored. */
export type FirstCallPart = Preloadable<{
  readonly api: string
  readonly version: string
  readonly stored: { readonly TEST?: string; readonly LIVE?: string }
}>
