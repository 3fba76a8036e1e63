import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { disabled, floating } from './shared.ts'

export const menuRecipe = defineSlotRecipe({
  className: 'menu',
  slots: ['trigger', 'positioner', 'content', 'item', 'itemGroup', 'itemGroupLabel', 'separator'],
  base: {
    trigger: { outline: '0' },
    content: {
      ...floating,
      zIndex: '30',
      minWidth: '240px',
      maxWidth: 'min(24rem, 100vw - 32px)',
      maxHeight: 'var(--available-height)',
      padding: '2',
      overflowY: 'auto',
      _open: { animation: 'appear 140ms ease-out' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'control',
      paddingInline: '2',
      borderRadius: 'control',
      fontSize: 'small',
      cursor: 'pointer',
      outline: '0',
      '& svg': { flex: 'none', color: 'muted' },
      _highlighted: { background: 'subtle' },
      _currentPage: { color: 'brand', fontWeight: '500' },
      _disabled: disabled,
      '&[data-danger]': { color: 'red', '& svg': { color: 'red' } },
    },
    itemGroupLabel: { padding: '2', color: 'muted', fontSize: 'label', fontWeight: '500' },
    separator: { height: '1px', marginBlock: '2', border: '0', background: 'line' },
  },
})
