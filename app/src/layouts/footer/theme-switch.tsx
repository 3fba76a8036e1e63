import { Monitor, Moon, Sun } from 'lucide-react'
import { useSnapshot } from 'valtio'
import { theme } from '../../lib/api.ts'
import { type ThemeChoice, themeChoices } from '../../theme/choice.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './theme-switch.module.css'

const looks: Record<ThemeChoice, { label: string; icon: typeof Sun }> = {
  system: { label: 'As the system', icon: Monitor },
  light: { label: 'Light', icon: Sun },
  dark: { label: 'Dark', icon: Moon },
}

export function ThemeSwitch() {
  const { choice } = useSnapshot(theme.state)
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">Theme</legend>
      {themeChoices.map((name) => (
        <label key={name} className={styles.choice} title={looks[name].label}>
          <input
            className="visually-hidden"
            type="radio"
            name="theme"
            checked={choice === name}
            onChange={() => theme.choose(name)}
          />
          <Icon of={looks[name].icon} size={15} />
          <span className="visually-hidden">{looks[name].label}</span>
        </label>
      ))}
    </fieldset>
  )
}
