import { ChakraProvider } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { system } from './system.ts'

/**
 * Brings Chakra to a part of the page. Only lazy parts use it: the kit costs a phone 300 ms, so pages of text and
 * links never load it.
 */
export function ChakraScope({ children }: { readonly children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>
}
