import { heldTestValue, type TestGroup, type Values, withTestValue } from '@switchboard/oas/request'
import { SelectField } from '../../../ui/kit/select-field.tsx'

interface TestChoiceProps {
  readonly group: TestGroup
  readonly values: Values
  readonly onFill: (values: Values) => void
}

/** Values with a known outcome; choosing one writes it where it belongs. */
export function TestChoice({ group, values, onFill }: TestChoiceProps) {
  const testValue = heldTestValue(values, group)
  const choose = (value: string) => {
    const filled = withTestValue(values, { at: group.at, value })
    if (filled) onFill(filled)
  }
  const readable = withTestValue(values, { at: group.at, value: '' }) !== undefined
  const example = testValue?.outcome.example
  return (
    <SelectField
      size="sm"
      label={`Test values for ${group.name}`}
      value={testValue?.value ?? ''}
      onChange={(event) => choose(event.target.value)}
      hint={
        testValue
          ? `Returns ${testValue.outcome.status}${example ? `, ${example}` : ''}.`
          : !readable && 'Fix the JSON before choosing a test value.'
      }
    >
      <option value="" disabled={!testValue}>
        {testValue ? 'Custom value' : 'Choose a value'}
      </option>
      {group.data.map(({ value, label }) => (
        <option key={value} value={value}>
          {value}, {label}
        </option>
      ))}
    </SelectField>
  )
}
