import { fieldOf, heldTestValue, testGroups, type Values, withTestValue } from '@switchboard/oas/request'
import type { FormEvent, RefObject } from 'react'
import { useSnapshot } from 'valtio'
import { isMac } from '../../lib/browser/platform.ts'
import { Banner } from '../../ui/banner.tsx'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { Button } from '../../ui/kit/button.tsx'
import { SelectField } from '../../ui/kit/select-field.tsx'
import { row, stack } from '../../ui/layout.ts'
import { BodyEditor } from './form/body-editor.tsx'
import { CostLine } from './form/cost-line.tsx'
import { InputField } from './form/input-field.tsx'
import { KeyField } from './form/key-field.tsx'
import { OwnKeys } from './form/own-keys.tsx'
import { TestChoice } from './form/test-choice.tsx'
import { identifierAdvice } from './model/identifier-advice.ts'
import { rejectionsOf } from './model/rejections.ts'
import { findScenario, type Scenario } from './model/scenarios.ts'
import css from './outline.module.css'
import { statusText } from './response/status-text.ts'
import type { Console } from './state/console.ts'
import { useTryItMemory } from './state/memory.ts'
import type { ApiVersion, Environment, ReferenceOperation } from './types.ts'

interface RequestFormProps {
  readonly api: ApiVersion
  readonly operation: ReferenceOperation
  readonly console: Console
  readonly environment: Environment
  readonly values: Values
  readonly scenario: string
  readonly sending: boolean
  readonly refused: boolean
  readonly formRef: RefObject<HTMLFormElement | null>
  readonly sendRef: RefObject<HTMLButtonElement | null>
  readonly onSend: () => void
}

export function RequestForm({
  api,
  operation,
  console,
  environment,
  values,
  formRef,
  sendRef,
  onSend,
  ...now
}: RequestFormProps) {
  const { keys } = useTryItMemory()
  const refusal = now.refused ? console.refusal() : undefined
  const held = keys.of(api.api, environment)
  const keyChoices = useSnapshot(keys.state).pasted[`${api.api} ${environment}`] ?? []
  const advice = identifierAdvice(operation, values)
  const answered = console.environments.length > 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSend()
  }
  const scenarioChoice = answered && environment === 'MOCK' && console.scenarios.length > 0 && (
    <ScenarioChoice scenarios={console.scenarios} chosen={now.scenario} onChoose={console.ask} />
  )
  return (
    <Card padded={false}>
      {/* No useApiForm: its fields are those of any API’s document, and a wrong value is sent on purpose. */}
      <form
        ref={formRef}
        className={classes(stack(3), css.form)}
        onSubmit={submit}
        noValidate
        aria-label="Request"
      >
        {environment !== 'MOCK' && answered && (
          <KeyField
            key={environment}
            environment={environment}
            value={held}
            strict={now.refused}
            onChange={(key) => keys.hold(api.api, environment, key)}
          >
            <PastedKeys
              pasted={keyChoices}
              value={held}
              onChoose={(key) => keys.hold(api.api, environment, key)}
              onForget={() => keys.forget(api.api, environment)}
            />
            <OwnKeys api={api} environment={environment} typed={held} />
          </KeyField>
        )}
        {answered &&
          environment !== 'LIVE' &&
          testGroups(operation.test_data).map((group) => (
            <TestChoice key={group.at} group={group} values={values} onFill={console.fill} />
          ))}
        {operation.inputs.map((input) => (
          <InputField
            key={fieldOf(input)}
            input={input}
            schemas={operation.schemas}
            value={values.inputs[fieldOf(input)] ?? ''}
            error={refusal?.field === fieldOf(input) ? refusal.text : undefined}
            onChange={(value) =>
              console.fill({ ...values, inputs: { ...values.inputs, [fieldOf(input)]: value } })
            }
          />
        ))}
        {values.type ? (
          <BodyEditor
            operation={operation}
            values={values}
            error={(field) => (refusal?.field === field ? refusal.text : undefined)}
            onFill={console.fill}
            rejections={rejectionsOf(console.state.history[0], values.body)}
            beside={scenarioChoice}
          />
        ) : (
          scenarioChoice
        )}
        {environment === 'LIVE' && (
          <HeldTestValues operation={operation} values={values} onFill={console.fill} />
        )}
        {advice && <p className="label">{advice}</p>}
        {answered && (
          <div className={classes(row([2, 4], 'between'), css.foot)}>
            <CostLine api={api} operation={operation} environment={environment} />
            <span className={css.actions}>
              {now.sending && <Button onClick={console.stop}>Stop</Button>}
              <Button
                ref={sendRef}
                look="primary"
                type="submit"
                busy={now.sending}
                aria-keyshortcuts="Control+Enter Meta+Enter"
                title="Sends from anywhere in the console"
              >
                {now.sending ? 'Sending' : 'Send'}
                <span className={css.shortcut} aria-hidden="true">
                  {isMac() ? '⌘ ↵' : 'Ctrl ↵'}
                </span>
              </Button>
            </span>
          </div>
        )}
      </form>
    </Card>
  )
}

interface HeldTestValuesProps {
  readonly operation: ReferenceOperation
  readonly values: Values
  readonly onFill: (values: Values) => void
}

/** Test values that are left from the mock: said before they are sent, since a live key rejects them. */
const HeldTestValues = ({ operation, values, onFill }: HeldTestValuesProps) =>
  testGroups(operation.test_data).map((group) => {
    const testValue = heldTestValue(values, group)
    const cleared = testValue && withTestValue(values, { at: group.at, value: '' })
    return (
      cleared && (
        <Banner
          key={group.at}
          tone="warning"
          title={`${testValue.value} is a test ${group.name}.`}
          action={<Button onClick={() => onFill(cleared)}>Clear</Button>}
        >
          Live keys reject it. Enter a real value.
        </Banner>
      )
    )
  })

interface PastedKeysProps {
  /** Secrets: shown by their beginning and last four alone. */
  readonly pasted: readonly string[]
  readonly value: string
  readonly onChoose: (key: string) => void
  readonly onForget: () => void
}

/** Keys that were pasted since the page came, to choose from. */
function PastedKeys({ pasted, value, onChoose, onForget }: PastedKeysProps) {
  if (pasted.length === 0) return null
  return (
    <fieldset className="label">
      <legend className="visually-hidden">Recent keys</legend>
      Recent:{' '}
      {pasted.map((key) => (
        <Button key={key} look="link" size="small" aria-pressed={key === value} onClick={() => onChoose(key)}>
          <span className="visually-hidden">Use the key </span>
          {`${key.slice(0, 8)}…${key.slice(-4)}`}
        </Button>
      ))}{' '}
      <Button look="link" size="small" onClick={onForget}>
        Forget all
      </Button>
    </fieldset>
  )
}

interface ScenarioChoiceProps {
  readonly scenarios: readonly Scenario[]
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

/** Every documented response, good and bad: the mock gives the one that is chosen. */
function ScenarioChoice({ scenarios, chosen, onChoose }: ScenarioChoiceProps) {
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
