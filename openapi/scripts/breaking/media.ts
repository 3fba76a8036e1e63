import type { Media } from '../contract.ts'
import type { Pair } from './pair.ts'
import { schemaBreaks } from './schemas.ts'

type Content = Record<string, Media>

export function mediaBreaks(pair: Pair, old: Content = {}, now: Content = {}, at: string): string[] {
  return Object.entries(old).flatMap(([type, { schema }]) => {
    const next = now[type]
    if (!next) return [`${at}: ${type} is gone`]
    return schema && next.schema ? schemaBreaks(pair, schema, next.schema, at) : []
  })
}
