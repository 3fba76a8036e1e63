import type { ReactNode } from 'react'
import { ChakraScope } from '../theme/chakra-scope.tsx'
import { Toasts } from '../ui/kit/toast.tsx'

/** Scope of pages behind the sign-in: Chakra, and a place for toasts. */
export const KitScope = ({ children }: { readonly children: ReactNode }) => (
  <ChakraScope>
    <Toasts>{children}</Toasts>
  </ChakraScope>
)
