export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
export interface JsonObject {
  readonly [name: string]: Json
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same of what was parsed, and holds nothing but JSON. */
export const isObject = isRecord as (value: unknown) => value is JsonObject

export const asObject = (value: unknown): JsonObject => (isObject(value) ? value : {})
export const asArray = (value: unknown): readonly Json[] => (Array.isArray(value) ? value : [])
export const asText = (value: unknown, fallback = ''): string =>
  typeof value === 'string' ? value : fallback

/** A text, cut where the contract ends it: behind a word, unless the last one is none. */
export const clipped = (value: unknown, maxLength: number): string => {
  const text = asText(value)
  if (text.length <= maxLength) return text
  const start = text.slice(0, maxLength - 1)
  const lastWord = start.search(/\s+\S{0,40}$/)
  return `${(lastWord > 0 ? start.slice(0, lastWord) : start).toWellFormed()}…`
}

/** A description with what stands over it: a summary, or a name. Both are Markdown. */
export const withTitle = (title: unknown, description: unknown): string =>
  [...new Set([asText(title).trim(), asText(description)])].filter(Boolean).join('\n\n')
