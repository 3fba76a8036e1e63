import { brand, ourBrand } from '../platform/brand/brand.ts'
import { escapeHtml } from '../platform/mail/email.ts'

/** The brand for the app's code, as JSON (app/src/base/brand.ts). Undefined for ours, which is built in. */
export function brandForApp(): string | undefined {
  const { name, support_email } = brand()
  const isOurs = name === ourBrand.name && support_email === ourBrand.support_email
  return isOurs ? undefined : JSON.stringify({ name, support_email })
}

/** A document with the brand’s colours and, for the app, its words. */
export function dressPage(html: string): string {
  const { colours } = brand()
  const style = colours
    ? `<style>:root{${rules(colours.light)}}@media screen{[data-theme="dark"]{${rules(colours.dark)}}}</style>`
    : ''
  const json = brandForApp()?.replaceAll('<', '\\u003c')
  const words = json ? `<script type="application/json" id="brand">${json}</script>` : ''
  return html.replace('</head>', () => `${style}${words}</head>`)
}

const rules = (palette: Readonly<Record<string, string>>): string =>
  Object.entries(palette)
    .map(([name, colour]) => `${name}:${colour}`)
    .join(';')

/** The same for a document of the build, which was drawn with our words. */
export const dressBuilt = (html: string): string =>
  dressPage(
    html
      .replaceAll(ourBrand.name, () => escapeHtml(brand().name))
      .replaceAll(ourBrand.support_email, () => escapeHtml(brand().support_email)),
  )
