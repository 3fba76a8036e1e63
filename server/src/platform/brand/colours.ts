import { createRequire } from 'node:module'
import type Color from 'colorjs.io'

/** Loaded for an accent alone, and as one file: its modules take 200 ms at each start. */
const library = (): typeof Color => createRequire(import.meta.url)('colorjs.io').default

const read = (text: string): Color => new (library())(text)

/** Custom properties of app/src/theme/tokens.css that have the accent’s hue, by theme. */
export interface Colours {
  readonly light: Palette
  readonly dark: Palette
  /** How the light theme differs from the accent, for people. */
  readonly note?: string
}
type Palette = Readonly<Record<'--brand' | '--brand-strong' | '--brand-tint' | '--on-brand', string>>

/** WCAG AA for text. */
const minContrast = 4.5

/** Both themes from an accent, `#rrggbb`: the hue stays, the lightness moves as far as WCAG AA needs on the style sheet's grounds. */
export function coloursOf(accent: string): Colours {
  const { l, c, h } = read(accent).to('oklch')
  const wish: Shade = { lightness: l ?? 0, chroma: c ?? 0, hue: h ?? 0 }
  const light = palette(wish, {
    ...{ grounds: ['#fbfaf7', '#ffffff', '#f4f2ec'], step: -0.01, strong: -0.1 },
    ...{ tint: { lightness: 0.95, chroma: 0.025 }, label: { lightness: 1, chroma: 0 } },
  })
  const lifted = { ...wish, lightness: Math.max(wish.lightness, 0.76), chroma: Math.min(wish.chroma, 0.13) }
  const dark = palette(lifted, {
    ...{ grounds: ['#0d1312', '#131b1a', '#182221'], step: 0.01, strong: 0.08 },
    ...{ tint: { lightness: 0.28, chroma: 0.04 }, label: { lightness: 0.22, chroma: 0.05 } },
  })
  const taken = light['--brand']
  if (taken === accent.toLowerCase()) return { light, dark }
  const note = `${accent} has too little contrast on light grounds. The light theme uses ${taken}.`
  return { light, dark, note }
}

/** In OKLCH: https://www.w3.org/TR/css-color-4/#ok-lab */
interface Shade {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
}

interface Theme {
  readonly grounds: readonly string[]
  /** By which the lightness moves until the contrast is enough. */
  readonly step: number
  /** Added to the lightness, for what is pressed or pointed at. */
  readonly strong: number
  /** The ground of chosen rows, and text on the accent: with at most this chroma. */
  readonly tint: Omit<Shade, 'hue'>
  readonly label: Omit<Shade, 'hue'>
}

function palette(wish: Shade, { grounds, step, strong, ...theme }: Theme): Palette {
  const withHue = ({ lightness, chroma }: Omit<Shade, 'hue'>) =>
    hex({ ...wish, lightness, chroma: Math.min(wish.chroma, chroma) })
  const [tint, label] = [withHue(theme.tint), withHue(theme.label)]
  const isReadable = (one: Shade) =>
    [...grounds, tint, label].every((other) => contrast(hex(one), other) >= minContrast)
  let brand = wish
  for (let steps = 0; steps <= 100 && !isReadable(brand); steps += 1)
    brand = { ...brand, lightness: brand.lightness + step }
  return {
    '--brand': hex(brand),
    '--brand-strong': hex({ ...brand, lightness: brand.lightness + strong }),
    '--brand-tint': tint,
    '--on-brand': label,
  }
}

const contrast = (one: string, other: string): number => read(one).contrastWCAG21(read(other))

const hex = ({ lightness, chroma, hue }: Shade): string =>
  new (library())('oklch', [Math.min(1, Math.max(0, lightness)), chroma, hue])
    .to('srgb')
    .toGamut()
    .toString({ format: 'hex', collapse: false })
