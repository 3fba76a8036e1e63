import { chakra } from '@chakra-ui/react/styled-system'
import { LoaderCircle, type LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { buttonRecipe } from '../../theme/recipes/button.ts'
import { Icon } from '../icon.tsx'

const Box = chakra('button', buttonRecipe)
const Anchor = chakra('a', buttonRecipe)
const Spinner = chakra('span', { base: { display: 'inline-flex', animation: 'turn 900ms linear infinite' } })

interface Look {
  readonly look?: 'primary' | 'ghost' | 'plain' | 'link' | 'danger' | 'icon'
  readonly size?: 'small' | 'medium' | 'large'
  readonly full?: boolean
}

type ButtonProps = Look &
  Omit<ComponentProps<'button'>, 'color'> & {
    readonly busy?: boolean
    readonly icon?: LucideIcon
    readonly children?: ReactNode
  }

/** A busy button keeps the focus and its place in the reading order, and does nothing. */
export function Button({ busy, icon, onClick, type = 'button', children, ...rest }: ButtonProps) {
  return (
    <Box {...rest} type={busy ? 'button' : type} {...(busy ? { 'aria-disabled': true } : { onClick })}>
      {busy ? (
        <Spinner aria-hidden="true">
          <Icon of={LoaderCircle} size={16} />
        </Spinner>
      ) : (
        icon && <Icon of={icon} size={16} />
      )}
      {children}
    </Box>
  )
}

type LinkButtonProps = Look &
  Omit<ComponentProps<'a'>, 'color'> & { readonly href: string; readonly icon?: LucideIcon }

/** Leads somewhere, and looks as if it did something. */
export function LinkButton({ icon, children, ...rest }: LinkButtonProps) {
  return (
    <Anchor {...rest}>
      {icon && <Icon of={icon} size={16} />}
      {children}
    </Anchor>
  )
}

interface IconButtonProps extends Omit<ButtonProps, 'look' | 'children' | 'full'> {
  readonly icon: LucideIcon
  /** Its name, which is not seen. */
  readonly label: string
}

export function IconButton({ label, icon, ...rest }: IconButtonProps) {
  return (
    <Button {...rest} look="icon" aria-label={label}>
      <Icon of={icon} />
    </Button>
  )
}
