import type { Phrase } from '@switchboard/oas/schema'

/** Words, with what is meant to the letter as code. */
export const PhraseText = ({ phrase }: { readonly phrase: Phrase }) =>
  phrase.map((part, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a phrase never changes
    typeof part === 'string' ? part : <code key={place}>{part.code}</code>,
  )
