import { brand, ourBrand } from '../platform/brand/brand.ts'
import type { Picture, Pictures } from '../platform/brand/pictures.ts'
import { escapeHtml } from '../platform/mail/email.ts'

/** The brand for the app’s code, as JSON (app/src/base/brand.ts). Undefined for ours, which is built in. */
export function brandForApp(): string | undefined {
  const { name, support_email, landing, pictures } = brand()
  if (!pictures && support_email === ourBrand.support_email) return
  const card = pictures && { card: pictures.card ? addressOf('/card.png', pictures.card) : null }
  return JSON.stringify({ name, support_email, landing, ...card })
}

/** Another one for another picture, so that a change shows immediately. */
const addressOf = (path: string, { tag }: Picture): string => `${path}?${tag}`

/** A document with the brand’s colours and pictures and, for the app, its words. */
export function dressPage(html: string): string {
  const { colours, pictures } = brand()
  const style = [
    ...(colours ? [`:root{${rules(colours.light)}}@media screen{${dark}{${rules(colours.dark)}}}`] : []),
    ...(pictures ? logoStyle(pictures) : []),
  ].join('')
  const json = brandForApp()?.replaceAll('<', '\\u003c')
  const words = json ? `<script type="application/json" id="brand">${json}</script>` : ''
  return html.replace('</head>', () => `${style && `<style>${style}</style>`}${words}</head>`)
}

const dark = '[data-theme="dark"]'

/** A logo in place of our mark and the name, or an icon in place of the mark. By style, since the build's documents have our mark. */
function logoStyle({ logo, logoDark, icon }: Pictures): readonly string[] {
  const picture = logo ?? icon
  if (!picture) return []
  const size = `height:1.75rem;width:${(1.75 * picture.ratio).toFixed(3)}rem`
  const address = logo ? addressOf('/logo.svg', logo) : addressOf('/favicon.svg', picture)
  return [
    '[data-ours],[data-logo] svg{display:none}',
    `[data-logo]::before{content:"";${size};background:url(${address}) center/contain no-repeat}`,
    ...(logo ? ['[data-logo]{font-size:0}'] : []),
    ...(logo && logoDark
      ? [`${dark} [data-logo]::before{background-image:url(${addressOf('/logo-dark.svg', logoDark)})}`]
      : []),
  ]
}

const rules = (palette: Readonly<Record<string, string>>): string =>
  Object.entries(palette)
    .map(([name, colour]) => `${name}:${colour}`)
    .join(';')

const description = /(<meta\s+name="description"\s+content=")[^"]*/

/** The same for a document of the build, which was drawn with our words. */
export const dressBuilt = (html: string): string =>
  dressPage(
    html
      .replaceAll(ourBrand.name, () => escapeHtml(brand().name))
      .replaceAll(ourBrand.support_email, () => escapeHtml(brand().support_email))
      .replace(description, (whole, before) => {
        const { landing } = brand()
        return landing ? before + escapeHtml(landing.lead) : whole
      }),
  )
