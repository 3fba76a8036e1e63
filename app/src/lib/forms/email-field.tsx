import type { ComponentProps } from 'react'
import { TextField } from '../../ui/kit/text-field.tsx'

/** The address that an account is known by, as password managers find it. */
export const EmailField = (props: Omit<ComponentProps<typeof TextField>, 'label' | 'type'>) => (
  <TextField
    label="Email"
    type="email"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    {...props}
  />
)
