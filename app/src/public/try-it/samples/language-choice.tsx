import { languages } from '@switchboard/oas/snippets'
import { Button } from '../../../ui/kit/button.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import layout from '../outline.module.css'

/** Languages with a button; the others are in the menu. */
const inLine = ['typescript', 'curl', 'python']

interface LanguageChoiceProps {
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

export function LanguageChoice({ chosen, onChoose }: LanguageChoiceProps) {
  const others = languages.filter(({ id }) => !inLine.includes(id))
  const other = others.some(({ id }) => id === chosen)
  return (
    <span className={layout.languages}>
      {languages
        .filter(({ id }) => inLine.includes(id))
        .map(({ id, name }) => (
          <Button
            key={id}
            look="plain"
            size="small"
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
          >
            {name}
          </Button>
        ))}
      <span className={layout.more}>
        <SelectField
          size="sm"
          label="Other languages"
          labelHidden
          value={other ? chosen : ''}
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
        </SelectField>
      </span>
    </span>
  )
}
