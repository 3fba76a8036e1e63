import { Monitor, Moon, Sun } from 'lucide-react'
import { useSnapshot } from 'valtio'
import { useTheme } from '../../lib/services.ts'
import { PlainSegments } from '../../ui/plain-segments.tsx'

const options = [
  { value: 'system', label: 'Same as system', icon: Monitor },
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
] as const

export function ThemeSwitch() {
  const theme = useTheme()
  const { choice } = useSnapshot(theme.state)
  return <PlainSegments label="Theme" name="theme" value={choice} options={options} onChange={theme.choose} />
}
