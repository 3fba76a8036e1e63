import css from './code.module.css'

/** A sentence with names of the API between backticks. */
export function CodeText({ text }: { readonly text: string }) {
  return text.split('`').map((piece, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a sentence never move
      <code key={index} className={css.inline}>
        {piece}
      </code>
    ) : (
      piece
    ),
  )
}
