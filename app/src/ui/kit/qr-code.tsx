import { QrCode as ChakraQrCode } from '@chakra-ui/react/qr-code'

interface QrCodeProps {
  readonly value: string
  /** Its text for screen readers. */
  readonly label: string
}

// No tokens: cameras read dark on light, whatever the theme.
const paper = { backgroundColor: 'white' }
const ink = { fill: 'black' }

/** Drawn in the page: its content goes nowhere else. */
export const QrCode = ({ value, label }: QrCodeProps) => (
  <ChakraQrCode.Root value={value} encoding={{ ecc: 'M' }} role="img" aria-label={label} style={paper}>
    <ChakraQrCode.Frame style={ink}>
      <ChakraQrCode.Pattern />
    </ChakraQrCode.Frame>
  </ChakraQrCode.Root>
)
