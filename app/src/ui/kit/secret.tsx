import { chakra } from '@chakra-ui/react/styled-system'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { IconButton } from './button.tsx'
import { Copy } from './copy.tsx'

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    padding: '2',
    paddingInlineStart: '4',
    border: '1px solid',
    borderColor: 'line-strong',
    borderRadius: 'control',
    background: 'subtle',
  },
})
const Value = chakra('code', {
  base: { flex: '1 1 12rem', minWidth: '0', fontFamily: 'mono', fontSize: 'small', overflowWrap: 'anywhere' },
})

const Hidden = () => (
  <>
    <span aria-hidden="true">••••••••••••••••••••</span>
    <VisuallyHidden>Hidden</VisuallyHidden>
  </>
)

interface SecretProps {
  /** Lives in the props of one dialog and nowhere else: no cache, no storage, no address. */
  readonly value: string
  /** Its name: "key". */
  readonly what: string
  /** Called when the clipboard has taken it, so that the dialog may say that it was stored. */
  readonly onCopied?: () => void
}

/** A secret that is shown once. It is hidden until asked for, and copied without being seen. */
export function Secret({ value, what, onCopied }: SecretProps) {
  const [isVisible, setVisible] = useState(false)
  return (
    <Line role="group" aria-label={`Your ${what}`}>
      {/* Its length is nobody's business either. */}
      <Value>{isVisible ? value : <Hidden />}</Value>
      <IconButton
        icon={isVisible ? EyeOff : Eye}
        label={`Show ${what}`}
        aria-pressed={isVisible}
        onClick={() => setVisible(!isVisible)}
      />
      <Copy text={value} what={what} {...(onCopied && { onCopied })} />
    </Line>
  )
}
