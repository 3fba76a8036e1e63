import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system'

const tones = {
  good: { background: 'green-tint', color: 'green' },
  warning: { background: 'amber-tint', color: 'amber' },
  bad: { background: 'red-tint', color: 'red' },
  brand: { background: 'brand-tint', color: 'brand' },
} as const

/** Of an environment, wherever it is named. */
const environments = {
  mock: { background: 'mock-tint', color: 'mock' },
  test: { background: 'test-tint', color: 'test' },
  live: { background: 'live-tint', color: 'live' },
} as const

export const tagRecipe = defineRecipe({
  className: 'tag',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '1.5rem',
    maxWidth: '100%',
    paddingBlock: '2px',
    paddingInline: '2',
    borderRadius: 'tag',
    background: 'subtle',
    color: 'muted',
    fontSize: 'label',
    fontWeight: '500',
    lineHeight: '1.3',
    overflowWrap: 'anywhere',
  },
  variants: { tone: { ...tones, ...environments } },
})

export const alertRecipe = defineSlotRecipe({
  className: 'alert',
  slots: ['root', 'title', 'description', 'indicator', 'content'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '2',
      paddingBlock: '3',
      paddingInline: 'calc(var(--space-4) + 1.125rem + var(--space-3)) var(--space-4)',
      borderRadius: 'control',
      fontSize: 'small',
      lineHeight: '1.45',
    },
    content: {
      position: 'relative',
      flex: '1 1 14rem',
      minWidth: '0',
      overflowWrap: 'anywhere',
      // Beside the first line, wherever a higher button puts that.
      '& > svg': {
        position: 'absolute',
        top: '0.0625rem',
        insetInlineStart: 'calc(-1.125rem - var(--space-3))',
      },
    },
    title: { display: 'inline', fontWeight: '600' },
    description: { display: 'inline' },
  },
  variants: {
    status: {
      info: { root: tones.brand },
      success: { root: tones.good },
      warning: { root: tones.warning },
      error: { root: tones.bad },
      neutral: { root: { background: 'subtle', color: 'muted' } },
    },
  },
})

export const skeletonRecipe = defineRecipe({
  className: 'skeleton',
  base: {
    display: 'block',
    borderRadius: 'tag',
    background: 'subtle',
    animation: 'breathe 1.4s ease-in-out infinite alternate',
  },
})

export const progressRecipe = defineSlotRecipe({
  className: 'progress',
  slots: ['root', 'label', 'track', 'range', 'valueText', 'view', 'circle', 'circleTrack', 'circleRange'],
  base: {
    root: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '3', rowGap: '1' },
    label: { fontSize: 'small', fontWeight: '500' },
    valueText: { color: 'muted', fontSize: 'small', fontVariantNumeric: 'tabular-nums' },
    track: {
      flex: '1 0 100%',
      position: 'relative',
      height: '8px',
      overflow: 'hidden',
      borderRadius: 'round',
      background: 'line',
      // Seen where forced colours take the ground away.
      outline: '1px solid transparent',
      outlineOffset: '-1px',
    },
    range: {
      height: '100%',
      borderRadius: 'round',
      background: 'brand',
      forcedColorAdjust: 'none',
      transition: 'width var(--quick)',
      _indeterminate: { width: '40%', animation: 'pass 1.4s ease-in-out infinite' },
    },
  },
})
