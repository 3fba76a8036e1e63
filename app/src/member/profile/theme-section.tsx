import { useSnapshot } from 'valtio'
import { useTheme } from '../../lib/services.ts'
import { RadioGroup } from '../../ui/kit/radio-group.tsx'

const options = [
  { value: 'system', label: 'Same as system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

export function ThemeSection() {
  const theme = useTheme()
  const { choice } = useSnapshot(theme.state)
  return (
    <RadioGroup label="Colours" name="colours" value={choice} options={options} onChange={theme.choose} />
  )
}
