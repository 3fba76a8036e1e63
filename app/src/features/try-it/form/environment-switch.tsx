import { classes } from '../../../ui/classes.ts'
import { Segments } from '../../../ui/kit/segments.tsx'
import { environmentNames } from '../model/environments.ts'
import css from '../try-it.module.css'
import type { Environment } from '../types.ts'

const marks: Readonly<Record<Environment, string>> = {
  MOCK: 'Documented answers. No key, no charge.',
  TEST: 'The real gateway with a test key. No charge.',
  LIVE: 'The real network. Every answer costs credits.',
}

interface EnvironmentSwitchProps {
  readonly environments: readonly Environment[]
  readonly chosen: Environment
  readonly onChoose: (environment: Environment) => void
}

/** Where calls go. The mark below says it loudly, so that nobody spends credits by mistake. */
export function EnvironmentSwitch({ environments, chosen, onChoose }: EnvironmentSwitchProps) {
  return (
    <div className={classes(css.switch, css[chosen])}>
      <Segments
        label="Environment"
        value={chosen}
        options={environments.map((value) => ({ value, label: environmentNames[value] }))}
        onChange={onChoose}
        tone={chosen === 'LIVE' ? 'amber' : 'brand'}
      />
      <p className={css.mark}>{marks[chosen]}</p>
    </div>
  )
}
