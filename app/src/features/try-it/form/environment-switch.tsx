import { useId } from 'react'
import { classes } from '../../../ui/classes.ts'
import { environmentNames } from '../model/environments.ts'
import type { Environment } from '../types.ts'
import css from './environment-switch.module.css'

const marks: Readonly<Record<Environment, string>> = {
  MOCK: 'Documented answers. No key, no charge.',
  TEST: 'The real gateway with a test key. No charge.',
  LIVE: 'The real network. Every answered call costs credits.',
}

interface EnvironmentSwitchProps {
  readonly environments: readonly Environment[]
  readonly chosen: Environment
  readonly onChoose: (environment: Environment) => void
}

/** Where calls go. The mark below says it loudly, so that nobody spends credits by mistake. */
export function EnvironmentSwitch({ environments, chosen, onChoose }: EnvironmentSwitchProps) {
  const name = useId()
  return (
    <fieldset className={classes(css.switch, css[chosen])}>
      <legend className="visually-hidden">Environment</legend>
      <div className={css.choices}>
        {environments.map((environment) => (
          <label key={environment} className={css.choice}>
            <input
              type="radio"
              name={name}
              className={css.radio}
              checked={environment === chosen}
              onChange={() => onChoose(environment)}
            />
            <span className={css.name}>{environmentNames[environment]}</span>
          </label>
        ))}
      </div>
      <p className={css.mark}>{marks[chosen]}</p>
    </fieldset>
  )
}
