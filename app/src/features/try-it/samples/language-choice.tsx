import css from '../panel.module.css'
import { languages } from './languages.ts'

/** These stand in the line; the others are a choice away. */
const inLine = ['curl', 'typescript', 'python', 'java']

interface LanguageChoiceProps {
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

export function LanguageChoice({ chosen, onChoose }: LanguageChoiceProps) {
  const others = languages.filter(({ id }) => !inLine.includes(id))
  const other = others.some(({ id }) => id === chosen)
  return (
    <>
      {languages
        .filter(({ id }) => inLine.includes(id))
        .map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className={css.language}
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
          >
            {name}
          </button>
        ))}
      <select
        className={css.more}
        aria-label="Other languages"
        value={other ? chosen : ''}
        data-chosen={other ? '' : undefined}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="" disabled>
          More
        </option>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </>
  )
}
