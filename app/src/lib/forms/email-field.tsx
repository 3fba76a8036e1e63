import type { ComponentProps } from 'react'
import { PlainTextField } from '../../ui/plain-field.tsx'

/** The address that an account is known by, as password managers find it. */
export const EmailField = (props: Omit<ComponentProps<typeof PlainTextField>, 'label' | 'type'>) => (
  <PlainTextField
    label="Email"
    type="email"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    {...props}
  />
)
