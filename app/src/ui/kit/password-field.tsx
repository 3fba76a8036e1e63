import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { IconButton } from './button.tsx'
import { TextField } from './text-field.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'end'> & {
  /** What is hidden: "password", "key". */
  readonly what?: string
}

const inside = { position: 'absolute', insetBlock: 0, insetInlineEnd: 2, marginBlock: 'auto' } as const

/** Hides what is written until a person asks to see it. */
export function PasswordField({ what = 'password', ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...field}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          style={inside}
          icon={shown ? EyeOff : Eye}
          label={`Show ${what}`}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}

/** Whose password a form asks for, where the form itself does not: password managers read it, nobody sees it. */
export const PasswordOwner = ({ email }: { readonly email: string }) => (
  <input hidden readOnly type="email" autoComplete="username" value={email} />
)
