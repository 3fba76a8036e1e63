import { chakra } from '@chakra-ui/react/styled-system'

/** Buttons of one matter, beside each other while there is room. */
export const ButtonRow = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
})
