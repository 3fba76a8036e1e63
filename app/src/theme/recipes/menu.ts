import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const menuRecipe = defineSlotRecipe({
  className: 'menu',
  slots: ['trigger', 'positioner', 'content', 'item', 'separator'],
  base: {
    trigger: { outline: '0' },
    content: {
      zIndex: '30',
      minWidth: '240px',
      maxWidth: 'calc(100vw - 32px)',
      padding: '6px',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'card',
      background: 'panel',
      color: 'ink',
      boxShadow: 'floating',
      outline: '0',
      _open: { animation: 'appear 140ms ease-out' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '10px',
      minHeight: '40px',
      paddingInline: '10px',
      borderRadius: 'control',
      fontSize: '0.9375rem',
      cursor: 'pointer',
      outline: '0',
      '& svg': { color: 'muted' },
      _highlighted: { background: 'subtle' },
      _currentPage: { color: 'brand', fontWeight: '500' },
    },
    separator: { height: '1px', marginBlock: '6px', border: '0', background: 'line' },
  },
})
