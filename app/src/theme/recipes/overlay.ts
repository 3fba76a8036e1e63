import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { cornerButton, floating } from './shared.ts'

const slots = [
  'trigger',
  'backdrop',
  'positioner',
  'content',
  'header',
  'title',
  'description',
  'body',
  'footer',
  'closeTrigger',
]

const backdrop = {
  position: 'fixed',
  inset: '0',
  zIndex: '40',
  background: 'scrim',
  _open: { animation: 'fadeIn 160ms ease-out' },
  _closed: { animation: 'fadeOut 120ms ease-out' },
} as const

const positioner = {
  position: 'fixed',
  inset: '0',
  zIndex: '41',
  display: 'flex',
  overscrollBehaviorY: 'none',
} as const

const header = {
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '3',
  flex: 'none',
  paddingBlock: '3',
  paddingInline: 'var(--space-5) var(--space-3)',
  borderBottom: '1px solid',
  borderColor: 'line',
} as const

const title = {
  fontSize: 'card',
  fontWeight: '600',
  lineHeight: '1.3',
  letterSpacing: '-0.01em',
  // In the middle of the button beside it while it is one line.
  paddingTop: 'calc((var(--control) - 1.3em) / 2)',
  overflowWrap: 'anywhere',
} as const

const footer = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  flex: 'none',
  padding: '4',
  paddingInline: '5',
  borderTop: '1px solid',
  borderColor: 'line',
  // The first in reading order is what the dialog is for; side by side it stands last.
  flexDirection: { base: 'column', sm: 'row-reverse' },
  '& > *': { width: { base: '100%', sm: 'auto' } },
} as const

export const dialogRecipe = defineSlotRecipe({
  className: 'dialog',
  slots,
  base: {
    backdrop,
    positioner: {
      ...positioner,
      alignItems: { base: 'flex-end', sm: 'center' },
      justifyContent: 'center',
      padding: { base: '0', sm: '4' },
    },
    content: {
      ...floating,
      display: 'flex',
      flexDirection: 'column',
      width: '100%',
      maxWidth: '32rem',
      maxHeight: { base: '92dvh', sm: 'min(44rem, 100%)' },
      borderRadius: { base: 'var(--radius-card) var(--radius-card) 0 0', sm: 'card' },
      _open: { animation: 'appear 160ms ease-out' },
      _closed: { animation: 'fadeOut 120ms ease-out' },
    },
    header: { ...header, borderBottom: '0', paddingBottom: '0' },
    title,
    description: { color: 'muted', fontSize: 'small' },
    body: {
      display: 'grid',
      gap: '4',
      flex: '1',
      minHeight: '0',
      paddingBlock: 'var(--space-3) var(--space-5)',
      paddingInline: '5',
      overflowY: 'auto',
    },
    footer,
    closeTrigger: cornerButton,
  },
})

export const drawerRecipe = defineSlotRecipe({
  className: 'drawer',
  slots,
  base: {
    backdrop,
    positioner: { ...positioner, justifyContent: 'flex-end' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: '100%',
      maxWidth: '420px',
      height: '100dvh',
      borderLeft: '1px solid',
      borderColor: 'line',
      background: 'panel',
      color: 'ink',
      boxShadow: 'floating',
      outline: '0',
      _open: { animation: 'slideIn 180ms ease-out' },
      _closed: { animation: 'slideOut 120ms ease-out' },
    },
    header: { ...header, minHeight: 'var(--top-bar)' },
    title,
    body: { flex: '1', overflowY: 'auto' },
    footer,
    closeTrigger: cornerButton,
  },
})

export const toastRecipe = defineSlotRecipe({
  className: 'toast',
  slots: ['root', 'title', 'description', 'indicator', 'actionTrigger', 'closeTrigger', 'group'],
  base: {
    root: {
      ...floating,
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      width: { base: 'calc(100vw - 32px)', sm: '24rem' },
      paddingBlock: '3',
      paddingInline: 'var(--space-4) var(--space-2)',
      zIndex: 'var(--z-index)',
      height: 'var(--height)',
      opacity: 'var(--opacity)',
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      willChange: 'translate, opacity, scale',
      transition:
        'translate 200ms ease-out, scale 200ms ease-out, opacity 200ms ease-out, height 200ms ease-out',
      '& > svg': { flex: 'none', marginTop: '0.5rem', color: 'green' },
      '&[data-type=error] > svg': { color: 'red' },
      '&[data-type=info] > svg, &[data-type=loading] > svg': { color: 'muted' },
    },
    title: { paddingTop: '0.4375rem', fontSize: 'small', fontWeight: '500' },
    description: { color: 'muted', fontSize: 'small' },
    actionTrigger: {
      minHeight: 'control-small',
      paddingInline: '2',
      marginInline: 'calc(-1 * var(--space-2))',
      borderRadius: 'control',
      color: 'brand',
      fontSize: 'small',
      fontWeight: '500',
      cursor: 'pointer',
      _hover: { background: 'brand-tint' },
    },
    closeTrigger: cornerButton,
  },
})
