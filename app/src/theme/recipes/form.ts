import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const inputRecipe = defineRecipe({
  className: 'input',
  base: {
    width: '100%',
    minWidth: '0',
    height: '2.75rem',
    paddingInline: '14px',
    border: '1px solid',
    borderColor: 'field',
    borderRadius: 'control',
    background: 'panel',
    color: 'ink',
    fontSize: '1rem',
    transition: 'border-color 140ms',
    _placeholder: { color: 'faint' },
    _hover: { borderColor: 'muted' },
    _focusVisible: {
      outline: '2px solid',
      outlineColor: 'brand',
      outlineOffset: '1px',
      borderColor: 'brand',
    },
    _invalid: { borderColor: 'red' },
  },
})

export const fieldRecipe = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'label', 'errorText', 'helperText', 'requiredIndicator'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      alignItems: 'baseline',
      gap: '6px 12px',
      width: '100%',
    },
    label: { fontSize: '0.875rem', fontWeight: '500' },
    helperText: { gridColumn: '1 / -1', fontSize: '0.8125rem', color: 'muted' },
    errorText: { gridColumn: '1 / -1', fontSize: '0.8125rem', fontWeight: '500', color: 'red' },
  },
})

export const checkboxRecipe = defineSlotRecipe({
  className: 'checkbox',
  slots: ['root', 'control', 'indicator', 'label', 'group'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '12px',
      position: 'relative',
      cursor: 'pointer',
    },
    control: {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      width: '20px',
      height: '20px',
      marginTop: '2px',
      border: '1px solid',
      borderColor: 'field',
      borderRadius: '5px',
      background: 'panel',
      color: 'on-brand',
      _checked: { background: 'brand', borderColor: 'brand' },
      _invalid: { borderColor: 'red' },
      _focusVisible: { outline: '2px solid', outlineColor: 'brand', outlineOffset: '2px' },
    },
    indicator: { width: '14px', height: '14px' },
    label: { fontSize: '0.9375rem', lineHeight: '1.5' },
  },
})
