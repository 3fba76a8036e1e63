import type { Sort } from '../../ui/kit/table.tsx'
import type { UrlValue } from './url-query.ts'

type KeyOf<Text extends string> = Text extends `-${infer Key}` ? Key : Text

/**
 * The order of a list as the contract writes it, in the address and to the server: `-created_at` begins with the newest. The usual
 * order isn't written; without one, the server’s own is none that a head can show.
 */
export function sorting<Text extends string>(keys: readonly KeyOf<Text>[], usual?: NoInfer<Text>) {
  const parse = (text: string): Sort<KeyOf<Text>> | null => {
    const by = keys.find((key) => key === text.replace(/^-/, ''))
    return by ? { by, order: text.startsWith('-') ? 'descending' : 'ascending' } : null
  }
  /** Undefined for the usual order. */
  const textOf = (sort: Sort | null | undefined): Text | undefined => {
    const text = sort ? `${sort.order === 'descending' ? '-' : ''}${sort.by}` : usual
    return text === usual ? undefined : (text as Text)
  }
  const value: UrlValue<Sort | null> = {
    read: (query, name) => parse(query.get(name) ?? '') ?? parse(usual ?? ''),
    write: (sort, name) => ({ [name]: textOf(sort) }),
  }
  return { ...value, textOf }
}
