import { defineRecipe } from '@chakra-ui/react/styled-system'
import { disabled, focusRing } from './shared.ts'

/** Plain buttons get what plain-sheets.ts takes of it. */
export const buttonRecipe = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flex: 'none',
    minHeight: 'control',
    paddingInline: '4',
    border: '1px solid transparent',
    borderRadius: 'control',
    fontSize: 'small',
    fontWeight: '500',
    lineHeight: '1.2',
    // A long label breaks where a phone's text is large.
    maxWidth: '100%',
    whiteSpace: { base: 'normal', md: 'nowrap' },
    cursor: 'pointer',
    transition: 'background-color var(--quick), border-color var(--quick), color var(--quick)',
    _focusVisible: focusRing,
    _disabled: disabled,
    '&[aria-disabled=true]': { cursor: 'progress', opacity: '0.72' },
  },
  variants: {
    look: {
      primary: {
        background: 'brand',
        color: 'on-brand',
        _hover: { background: 'brand-strong' },
      },
      ghost: {
        borderColor: 'line-strong',
        background: 'panel',
        color: 'ink',
        _hover: { borderColor: 'field', background: 'subtle' },
      },
      plain: {
        color: 'muted',
        _hover: { background: 'subtle', color: 'ink' },
        // One that stays pressed: chosen among others of its kind.
        '&[aria-pressed=true]': { background: 'brand-tint', color: 'brand' },
      },
      link: { paddingInline: '2', color: 'brand', _hover: { background: 'brand-tint' } },
      // Quiet on a page, where it opens a question. In the dialog or form that asks, it is what that is for.
      danger: {
        color: 'red',
        _hover: { background: 'red-tint' },
        '[role$=dialog] &, &[type=submit]': {
          borderColor: 'red',
          background: 'panel',
          _hover: { background: 'red-tint' },
        },
      },
      icon: {
        width: 'control-icon',
        paddingInline: '0',
        color: 'muted',
        _hover: { background: 'subtle', color: 'ink' },
      },
    },
    size: {
      small: { minHeight: 'control-small', paddingInline: '3', fontSize: 'label' },
      medium: {},
      large: { minHeight: 'control-large', paddingInline: '5', fontSize: 'body' },
    },
    full: { true: { width: '100%', paddingBlock: '1', whiteSpace: 'normal' } },
  },
  compoundVariants: [
    { look: 'icon', size: 'small', css: { width: 'control-small', paddingInline: '0' } },
    { look: 'link', size: 'small', css: { paddingInline: '2' } },
    { look: 'plain', size: 'small', css: { paddingInline: '2' } },
  ],
  defaultVariants: { look: 'ghost', size: 'medium' },
})
