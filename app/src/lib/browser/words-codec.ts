import type { UrlCodec } from './use-url-state.ts'

/** The words of a filter: `?q=credits`. */
export const wordsCodec: UrlCodec<string> = {
  read: (search) => new URLSearchParams(search).get('q') ?? '',
  write: (_search, words) => (words ? `${new URLSearchParams({ q: words })}` : ''),
}
