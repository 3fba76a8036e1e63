import { Tooltip as ChakraTooltip } from '@chakra-ui/react/tooltip'
import type { ReactElement } from 'react'

interface TooltipProps {
  /** A few words. Essential information belongs on the page: phones have no tooltips. */
  readonly text: string
  /** A button or link; it gets the text as its description. */
  readonly children: ReactElement
}

export function Tooltip({ text, children }: TooltipProps) {
  return (
    <ChakraTooltip.Root
      openDelay={300}
      closeDelay={100}
      positioning={{ placement: 'top', gutter: 6, strategy: 'fixed' }}
    >
      <ChakraTooltip.Trigger asChild>{children}</ChakraTooltip.Trigger>
      <ChakraTooltip.Positioner>
        <ChakraTooltip.Content>{text}</ChakraTooltip.Content>
      </ChakraTooltip.Positioner>
    </ChakraTooltip.Root>
  )
}
