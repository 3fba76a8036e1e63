import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Icon } from '../icon.tsx'
import styles from './password-field.module.css'
import { TextField } from './text-field.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'end'>

export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <button
          type="button"
          className={styles.reveal}
          aria-label="Show password"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon of={shown ? EyeOff : Eye} />
        </button>
      }
    />
  )
}
