import { Menu as ChakraMenu } from '@chakra-ui/react/menu'
import type { LucideIcon } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icon.tsx'

interface MenuProps {
  /** The button that opens it, with a name of its own. */
  readonly trigger: ReactElement
  /** At which end of the button it opens. */
  readonly align?: 'start' | 'end'
  /** For one that is drawn because it was asked for. */
  readonly startsOpen?: boolean
  /** The entry that is chosen then. */
  readonly startsAt?: string | undefined
  readonly children: ReactNode
}

/** Things that can be done or gone to. Arrow keys and first letters lead through it, Escape goes back to its button. */
export function Menu({ trigger, align = 'end', startsOpen = false, startsAt, children }: MenuProps) {
  return (
    <ChakraMenu.Root
      defaultOpen={startsOpen}
      {...(startsAt !== undefined && { defaultHighlightedValue: startsAt })}
      positioning={{ placement: `bottom-${align}`, gutter: 8, strategy: 'fixed' }}
    >
      <ChakraMenu.Trigger asChild>{trigger}</ChakraMenu.Trigger>
      <ChakraMenu.Positioner>
        <ChakraMenu.Content>{children}</ChakraMenu.Content>
      </ChakraMenu.Positioner>
    </ChakraMenu.Root>
  )
}

interface MenuEntryProps {
  readonly icon?: LucideIcon
  readonly children: string
}

interface MenuItemProps extends MenuEntryProps {
  readonly onSelect: () => void
  /** For what takes something away. */
  readonly danger?: boolean
  readonly disabled?: boolean
}

export function MenuItem({ icon, danger = false, disabled = false, onSelect, children }: MenuItemProps) {
  return (
    <ChakraMenu.Item
      value={children}
      disabled={disabled}
      onSelect={onSelect}
      {...(danger && { 'data-danger': '' })}
    >
      {icon && <Icon of={icon} />}
      {children}
    </ChakraMenu.Item>
  )
}

interface MenuLinkProps extends MenuEntryProps {
  readonly href: string
  /** Whether it is the page that is open. */
  readonly current?: boolean
}

export function MenuLink({ icon, href, current = false, children }: MenuLinkProps) {
  return (
    <ChakraMenu.Item value={children} asChild>
      <a href={href} {...(current && { 'aria-current': 'page' })}>
        {icon && <Icon of={icon} />}
        {children}
      </a>
    </ChakraMenu.Item>
  )
}

export const MenuSeparator = ChakraMenu.Separator
