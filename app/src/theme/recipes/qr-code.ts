import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const qrCodeRecipe = defineSlotRecipe({
  className: 'qr-code',
  slots: ['root', 'frame', 'pattern'],
  base: {
    root: {
      width: '184px',
      padding: '3',
      borderRadius: 'control',
      border: '1px solid',
      borderColor: 'line',
    },
    frame: { width: '100%', height: '100%' },
  },
})
