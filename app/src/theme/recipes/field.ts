import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { disabled, smallText } from './shared.ts'

/** Inputs: one look for a line, several lines and a list to choose from. */
const box = {
  width: '100%',
  minWidth: '0',
  border: '1px solid',
  borderColor: 'field',
  borderRadius: 'control',
  background: 'panel',
  color: 'ink',
  fontSize: 'body',
  // Safari fades what is disabled, and a form is that until its app has come.
  opacity: '1',
  transition: 'border-color var(--quick)',
  _placeholder: { color: 'faint', opacity: '1' },
  _hover: { borderColor: 'muted' },
  _focusVisible: { outline: '2px solid', outlineColor: 'brand', outlineOffset: '-1px', borderColor: 'brand' },
  _invalid: { borderColor: 'red', _focusVisible: { outlineColor: 'red' } },
  _disabled: { ...disabled, borderColor: 'line-strong', background: 'subtle' },
  _readOnly: { background: 'subtle' },
} as const

export const inputRecipe = defineRecipe({
  className: 'input',
  base: box,
  variants: {
    size: {
      sm: { minHeight: 'control', paddingInline: '3', fontSize: smallText },
      md: { minHeight: 'field', paddingInline: '3' },
    },
  },
  defaultVariants: { size: 'md' },
})

export const textareaRecipe = defineRecipe({
  className: 'textarea',
  base: {
    ...box,
    display: 'block',
    minHeight: '6rem',
    maxHeight: '30rem',
    paddingBlock: '2',
    paddingInline: '3',
    lineHeight: '1.5',
    resize: 'vertical',
    fieldSizing: 'content',
    tabSize: '2',
  },
  variants: { size: { sm: { fontSize: smallText }, md: {} } },
  defaultVariants: { size: 'md' },
})

export const nativeSelectRecipe = defineSlotRecipe({
  className: 'select',
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative', width: '100%', minWidth: '0' },
    field: {
      ...box,
      appearance: 'none',
      paddingInline: 'var(--space-3) 2.25rem',
      textOverflow: 'ellipsis',
      cursor: 'pointer',
      '& option': { background: 'panel', color: 'ink' },
    },
    indicator: {
      position: 'absolute',
      insetBlock: '0',
      insetInlineEnd: '3',
      display: 'grid',
      placeItems: 'center',
      color: 'muted',
      pointerEvents: 'none',
      _disabled: { opacity: '0.5' },
    },
  },
  variants: {
    size: {
      sm: { field: { minHeight: 'control', fontSize: smallText } },
      md: { field: { minHeight: 'field' } },
    },
  },
  defaultVariants: { size: 'md' },
})

export const fieldRecipe = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'label', 'errorText', 'helperText', 'requiredIndicator'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'baseline',
      alignContent: 'start',
      columnGap: '3',
      rowGap: '2',
      width: '100%',
    },
    label: { fontSize: 'small', fontWeight: '500', overflowWrap: 'anywhere' },
    helperText: {
      gridColumn: '1 / -1',
      fontSize: 'label',
      color: 'muted',
      overflowWrap: 'anywhere',
    },
    errorText: { gridColumn: '1 / -1', fontSize: 'label', fontWeight: '500', color: 'red' },
  },
})
