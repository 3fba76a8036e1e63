import { environments as looks } from '../../../domain/environments.ts'
import { classes } from '../../../ui/classes.ts'
import { Segments } from '../../../ui/kit/segments.tsx'
import { environmentMarks } from '../model/environments.ts'
import css from '../outline.module.css'
import type { Environment } from '../types.ts'

interface EnvironmentSwitchProps {
  readonly environments: readonly Environment[]
  readonly chosen: Environment
  readonly onChoose: (environment: Environment) => void
}

/** The destination of calls. The mark below is prominent, so that credits aren't spent by mistake. */
export function EnvironmentSwitch({ environments, chosen, onChoose }: EnvironmentSwitchProps) {
  return (
    <div className={classes(css.switch, css[chosen])}>
      <Segments
        label="Environment"
        value={chosen}
        options={environments.map((value) => ({ value, label: looks[value].name }))}
        onChange={onChoose}
        tone={looks[chosen].tone}
      />
      <p className={classes('label', css.mark)}>{environmentMarks[chosen]}</p>
    </div>
  )
}
