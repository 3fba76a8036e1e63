import { brand, ourBrand } from '../platform/brand/brand.ts'
import type { Picture, Pictures } from '../platform/brand/pictures.ts'
import { escapeHtml } from '../platform/mail/email.ts'
import { zoneChanges } from '../platform/time/zone-changes.ts'

type Brand = ReturnType<typeof brand>

/** The differences from the app’s own words, as JSON (app/src/base/brand.ts). Undefined for nothing. */
export function brandForApp(): string | undefined {
  const { pictures, settings, ...words } = brand()
  const { timeZone, analyticsUrl: analytics_url, tagManagerUrl: tag_manager_url } = settings
  const year = new Date().getUTCFullYear()
  const differing = {
    ...(words.name !== ourBrand.name && { name: words.name }),
    ...(words.support_email !== ourBrand.support_email && { support_email: words.support_email }),
    ...(pictures && { card: pictures.card ? addressOf('/card.png', pictures.card) : null }),
    ...(timeZone !== ourBrand.settings.timeZone && {
      time_zone: timeZone,
      // Older times and later ones are computed in the browser.
      zone_changes: zoneChanges(timeZone, Date.UTC(year - 2), Date.UTC(year + 2)),
    }),
    ...{ landing: words.landing, links: words.links, analytics_url, tag_manager_url },
  }
  const json = JSON.stringify(differing)
  return json === '{}' ? undefined : json
}

/** Another one for another picture, so that a change shows immediately. */
const addressOf = (path: string, { tag }: Picture): string => `${path}?${tag}`

/** A document with the brand’s colours and pictures and, for the app, its words. */
export const dressPage = (html: string): string => html.replace('</head>', () => `${headOf(brand())}</head>`)

/** By brand, as a time zone’s table takes milliseconds and each page would make it again. */
const heads = new WeakMap<Brand, string>()

function headOf(of: Brand): string {
  const known = heads.get(of) ?? makeHead(of)
  heads.set(of, known)
  return known
}

function makeHead({ colours, pictures }: Brand): string {
  const style = [
    ...(colours ? [`:root{${rules(colours.light)}}@media screen{${dark}{${rules(colours.dark)}}}`] : []),
    ...(pictures ? logoStyle(pictures) : []),
  ].join('')
  const json = brandForApp()?.replaceAll('<', '\\u003c')
  const words = json ? `<script type="application/json" id="brand">${json}</script>` : ''
  return `${style && `<style>${style}</style>`}${words}`
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

const lastFooterLink = /(<li><a class="[\w ]+" href=")\/privacy-notice(">)Privacy notice<\/a><\/li>(?=<\/ul>)/

const footerLinks = (start: string, end: string): string =>
  (brand().links?.footer ?? [])
    .map(({ label, href }) => `${start}${escapeHtml(href)}${end}${escapeHtml(label)}</a></li>`)
    .join('')

const description = /(<meta\s+name="description"\s+content=")[^"]*/

/** The same for a document of the build, which was drawn with our words. */
export const dressBuilt = (html: string): string =>
  dressPage(
    html
      .replaceAll(ourBrand.name, () => escapeHtml(brand().name))
      .replaceAll(ourBrand.support_email, () => escapeHtml(brand().support_email))
      .replaceAll(ourBrand.settings.timeZone, brand().settings.timeZone)
      .replace(lastFooterLink, (last, start, end) => last + footerLinks(start, end))
      .replace(description, (whole, before) => {
        const { landing } = brand()
        return landing ? before + escapeHtml(landing.lead) : whole
      }),
  )
