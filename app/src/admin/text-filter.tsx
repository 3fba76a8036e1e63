import { useTypedWords } from '../lib/browser/use-typed-words.ts'
import { TextField } from '../ui/kit/text-field.tsx'
import { tool } from '../ui/list-tools.ts'

interface TextFilterProps {
  readonly label: string
  readonly placeholder: string
  /** Those that the list is narrowed to. */
  readonly words: string
  readonly onWords: (words: string) => void
}

/** Words that narrow a list which has several such fields, each with its name above it. */
export function TextFilter({ label, placeholder, words, onWords }: TextFilterProps) {
  const [typed, type] = useTypedWords(words, onWords)
  return (
    <div className={tool('search')}>
      <TextField
        label={label}
        size="sm"
        placeholder={placeholder}
        value={typed}
        maxLength={200}
        onChange={({ target }) => type(target.value)}
      />
    </div>
  )
}
