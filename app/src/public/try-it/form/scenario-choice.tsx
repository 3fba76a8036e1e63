import { SelectField } from '../../../ui/kit/select-field.tsx'
import { findScenario, type Scenario } from '../model/scenarios.ts'
import { statusText } from '../response/status-text.ts'

interface ScenarioChoiceProps {
  readonly scenarios: readonly Scenario[]
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

/** Every documented response, good and bad: the mock gives the one that is chosen. */
export function ScenarioChoice({ scenarios, chosen, onChoose }: ScenarioChoiceProps) {
  const codes = [...new Set(scenarios.map(({ code }) => code))]
  const scenario = chosen ? findScenario(scenarios, chosen) : undefined
  return (
    <SelectField
      size="sm"
      label="Mock response"
      value={chosen}
      onChange={(event) => onChoose(event.target.value)}
      hint={scenario && `Always returns ${scenario.code} ${scenario.name}.`}
    >
      <option value="">Match my request</option>
      {codes.map((code) => (
        <optgroup key={code} label={statusText(code)}>
          {scenarios
            .filter((one) => one.code === code)
            .map(({ id, name, summary }) => (
              <option key={id} value={id}>
                {code} {summary || name}
              </option>
            ))}
        </optgroup>
      ))}
    </SelectField>
  )
}
