export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
export interface JsonObject {
  readonly [name: string]: Json
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const asObject = (value: unknown): JsonObject => (isObject(value) ? value : {})
export const asArray = (value: unknown): readonly Json[] => (Array.isArray(value) ? value : [])
export const asText = (value: unknown, fallback = ''): string =>
  typeof value === 'string' ? value : fallback

/** A text, cut where the contract ends it. */
export const clipped = (value: unknown, longest: number): string => {
  const text = asText(value)
  return text.length > longest ? `${text.slice(0, longest - 1).toWellFormed()}…` : text
}
