import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { IconButton } from './button.tsx'
import { TextField } from './text-field.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'end'> & {
  /** The hidden thing: "password", "key". */
  readonly what?: string
}

const inside = { position: 'absolute', insetBlock: 0, insetInlineEnd: 2, marginBlock: 'auto' } as const

/** Hides what is written until a person asks to see it. */
export function PasswordField({ what = 'password', ...field }: PasswordFieldProps) {
  const [isVisible, setVisible] = useState(false)
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...field}
      type={isVisible ? 'text' : 'password'}
      end={
        <IconButton
          style={inside}
          icon={isVisible ? EyeOff : Eye}
          label={`Show ${what}`}
          aria-pressed={isVisible}
          onClick={() => setVisible(!isVisible)}
        />
      }
    />
  )
}

/** The account of a form's password, if the form itself doesn't name it: for password managers, invisible to people. */
export const PasswordOwner = ({ email }: { readonly email: string }) => (
  <input hidden readOnly type="email" autoComplete="username" value={email} />
)
