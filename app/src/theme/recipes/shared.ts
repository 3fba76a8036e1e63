/** Shared parts of recipes. The focus ring is that of global.css, which plain elements have. */
export const focusRing = {
  outline: '2px solid',
  outlineColor: 'brand',
  outlineOffset: '2px',
} as const

/** Where the edge of a card or a list would cut the ring off. */
export const focusRingInside = { ...focusRing, outlineOffset: '-2px' } as const

export const disabled = { opacity: '0.5', cursor: 'not-allowed' } as const

/** Surfaces that float above the page. */
export const floating = {
  border: '1px solid',
  borderColor: 'line',
  borderRadius: 'card',
  background: 'panel',
  color: 'ink',
  boxShadow: 'floating',
  outline: '0',
} as const

/** An icon as a button of its own, in a corner of something. */
export const cornerButton = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 'control',
  height: 'control',
  borderRadius: 'control',
  color: 'muted',
  cursor: 'pointer',
  _hover: { background: 'subtle', color: 'ink' },
  _focusVisible: focusRing,
} as const

// Phones zoom in on letters under 16 px when a field takes the focus, and do not zoom out again.
export const smallText = { base: 'body', md: 'small' } as const
