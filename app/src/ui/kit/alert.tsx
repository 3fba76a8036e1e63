import { Alert as ChakraAlert } from '@chakra-ui/react/alert'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert }

interface AlertProps {
  readonly status: keyof typeof icons
  readonly title: string
  readonly children?: ReactNode
  /** One link or button at the end of the line. */
  readonly action?: ReactNode
}

/** Stays beside its subject. A failure is announced immediately, the rest when the reader pauses. */
export function Alert({ status, title, children, action }: AlertProps) {
  return (
    <ChakraAlert.Root status={status} role={status === 'error' ? 'alert' : 'status'}>
      <ChakraAlert.Content>
        <Icon of={icons[status]} />
        <ChakraAlert.Title>{title}</ChakraAlert.Title>{' '}
        <ChakraAlert.Description>{children}</ChakraAlert.Description>
      </ChakraAlert.Content>
      {action}
    </ChakraAlert.Root>
  )
}
