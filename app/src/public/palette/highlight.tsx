import css from './palette.module.css'
import { wordsOf } from './tokenize.ts'

export interface Piece {
  readonly at: number
  readonly text: string
  readonly marked: boolean
}

/** A text in pieces, with the parts marked that were asked for: beginnings of words, and words taken for mistyped ones. */
export function highlight(text: string, matched: readonly string[]): readonly Piece[] {
  const pieces: Piece[] = []
  let done = 0
  const add = (end: number, marked: boolean) => {
    if (end > done) pieces.push({ at: done, text: text.slice(done, end), marked })
    done = Math.max(done, end)
  }
  const words = wordsOf(text)
  for (const [place, { start, end, plain }] of words.entries()) {
    const next = words[place + 1]
    const length = longest(plain, matched)
    const pair =
      next && matched.some((term) => term.length > plain.length && `${plain}${next.plain}`.startsWith(term))
    if (pair) {
      add(start, false)
      add(next.end, true)
    } else if (length > 0) {
      add(start, false)
      // Letters that fall apart in small writing make the two lengths differ; then the whole word is marked.
      add(end - start === plain.length ? start + length : end, true)
    }
  }
  add(text.length, false)
  return pieces
}

const longest = (plain: string, matched: readonly string[]): number =>
  Math.max(0, ...matched.map((term) => (plain.startsWith(term) ? term.length : 0)))

/** A text with what was asked for standing out. */
export function Highlighted({
  text,
  matched,
}: {
  readonly text: string
  readonly matched: readonly string[]
}) {
  return highlight(text, matched).map((piece) =>
    piece.marked ? (
      <mark key={piece.at} className={css.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
}
