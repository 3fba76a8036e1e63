import { piecesOf } from '../marks.ts'
import css from '../results.module.css'

/** A text with what was asked for standing out. */
export function Marked({ text, matched }: { readonly text: string; readonly matched: readonly string[] }) {
  return piecesOf(text, matched).map((piece) =>
    piece.marked ? (
      <mark key={piece.at} className={css.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
}
