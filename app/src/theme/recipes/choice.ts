import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { disabled, focusRing } from './shared.ts'

const line = {
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: '3',
  // The whole line is pressed; on a phone it is as high as a finger is wide.
  paddingBlock: 'calc((var(--control) - 1.5rem) / 2)',
  cursor: 'pointer',
  _disabled: { cursor: 'not-allowed' },
} as const

const mark = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '1.25rem',
  height: '1.25rem',
  marginTop: '2px',
  border: '1px solid',
  borderColor: 'field',
  background: 'panel',
  color: 'on-brand',
  _hover: { borderColor: 'muted' },
  _checked: { background: 'brand', borderColor: 'brand' },
  _indeterminate: { background: 'brand', borderColor: 'brand' },
  _invalid: { borderColor: 'red' },
  _focusVisible: focusRing,
  _disabled: disabled,
} as const

const words = {
  fontSize: 'small',
  lineHeight: '1.5rem',
  minWidth: '0',
  overflowWrap: 'anywhere',
  _disabled: { color: 'muted' },
} as const

/** The error of a choice: below its words, not below its box. */
export const choiceProblem = {
  marginInlineStart: '2rem',
  color: 'red',
  fontSize: 'label',
  fontWeight: '500',
} as const

export const checkboxRecipe = defineSlotRecipe({
  className: 'checkbox',
  slots: ['root', 'control', 'indicator', 'label', 'group'],
  base: {
    root: line,
    control: { ...mark, borderRadius: 'tag' },
    indicator: { width: '14px', height: '14px' },
    label: words,
  },
})

export const radioGroupRecipe = defineSlotRecipe({
  className: 'radio-group',
  slots: ['root', 'label', 'item', 'itemText', 'itemControl', 'itemIndicator', 'itemAddon', 'indicator'],
  base: {
    root: { display: 'grid' },
    label: { marginBottom: '1', fontSize: 'small', fontWeight: '500' },
    item: line,
    itemControl: {
      ...mark,
      borderRadius: 'round',
      _checked: {
        borderColor: 'brand',
        background: 'panel',
        '&::after': {
          width: '0.625rem',
          height: '0.625rem',
          borderRadius: 'round',
          background: 'brand',
          content: '""',
        },
      },
    },
    itemText: words,
  },
  variants: {
    look: {
      lines: {},
      cards: {
        // In pairs on a tablet, so that no card is left alone.
        root: {
          gridTemplateColumns: {
            base: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
          },
          gap: '3',
        },
        label: { gridColumn: '1 / -1', marginBottom: '0' },
        item: {
          padding: '4',
          border: '1px solid',
          borderColor: 'line-strong',
          borderRadius: 'control',
          background: 'panel',
          _hover: { borderColor: 'field' },
          _checked: { borderColor: 'brand', background: 'brand-tint' },
        },
        itemText: { flex: '1', lineHeight: '1.45' },
      },
    },
  },
})

export const switchRecipe = defineSlotRecipe({
  className: 'switch',
  slots: ['root', 'label', 'control', 'thumb', 'indicator'],
  base: {
    root: line,
    label: words,
    control: {
      flex: 'none',
      width: '2.25rem',
      height: '1.25rem',
      marginTop: '2px',
      padding: '2px',
      border: '1px solid',
      borderColor: 'field',
      borderRadius: 'round',
      background: 'subtle',
      transition: 'background-color var(--quick)',
      _checked: { background: 'brand', borderColor: 'brand' },
      _invalid: { borderColor: 'red' },
      _focusVisible: focusRing,
      _disabled: disabled,
    },
    thumb: {
      display: 'block',
      width: '0.875rem',
      height: '0.875rem',
      borderRadius: 'round',
      background: 'muted',
      transition: 'translate var(--quick)',
      _checked: { translate: '1rem 0', background: 'on-brand' },
    },
  },
})

/** One of a few, side by side, such as Mock, Test and Live. */
export const segmentGroupRecipe = defineSlotRecipe({
  className: 'segment-group',
  slots: ['root', 'label', 'item', 'itemText', 'itemControl', 'indicator'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '1',
      padding: '1',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'card',
      background: 'subtle',
    },
    item: {
      position: 'relative',
      display: 'grid',
      flex: '1 1 auto',
      placeItems: 'center',
      minHeight: 'control-small',
      paddingInline: { base: '2', md: '3' },
      borderRadius: 'control',
      color: 'muted',
      fontSize: 'small',
      fontWeight: '500',
      textAlign: 'center',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      transition: 'background-color var(--quick), color var(--quick)',
      '&:not([data-state=checked])': { _hover: { color: 'ink' } },
      _checked: { background: 'brand-tint', color: 'brand' },
      '[data-tone=mock] &': { _checked: { background: 'mock-tint', color: 'mock' } },
      '[data-tone=test] &': { _checked: { background: 'test-tint', color: 'test' } },
      '[data-tone=live] &': { _checked: { background: 'live-tint', color: 'live' } },
      _disabled: disabled,
      '&:has(input:focus-visible), &[data-focus-visible]': focusRing,
    },
  },
})
