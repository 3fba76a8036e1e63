import { Tabs as ChakraTabs } from '@chakra-ui/react/tabs'
import type { ReactNode } from 'react'

interface Tab<Name extends string> {
  readonly name: Name
  readonly label: ReactNode
  readonly content: ReactNode
  readonly disabled?: boolean
}

interface TabsProps<Name extends string> {
  /** The tabs' common name, for screen readers. */
  readonly label: string
  readonly tabs: readonly Tab<Name>[]
  readonly open: Name
  readonly onOpen: (name: Name) => void
  /** Each opens a page: arrow keys then only lead to a tab, and Enter opens it. */
  readonly pages?: boolean
}

/** Parts of one thing, one of them shown. Which is open is for the page to keep, in its address where it has one. */
export function Tabs<Name extends string>({ label, tabs, open, onOpen, pages = false }: TabsProps<Name>) {
  return (
    <ChakraTabs.Root
      value={open}
      activationMode={pages ? 'manual' : 'automatic'}
      onValueChange={(change) => onOpen(change.value as Name)}
      lazyMount
    >
      <ChakraTabs.List aria-label={label}>
        {tabs.map((tab) => (
          <ChakraTabs.Trigger key={tab.name} value={tab.name} disabled={tab.disabled ?? false}>
            {tab.label}
          </ChakraTabs.Trigger>
        ))}
      </ChakraTabs.List>
      {tabs.map((tab) => (
        <ChakraTabs.Content key={tab.name} value={tab.name}>
          {tab.content}
        </ChakraTabs.Content>
      ))}
    </ChakraTabs.Root>
  )
}
