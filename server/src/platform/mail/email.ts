import { brand } from '../brand/brand.ts'
import type { Colours } from '../brand/colours.ts'

/** One mail, ready to send. */
export interface MailMessage {
  /**
   * Identifies the subject, such as `receipt.txn_1`: letters, digits and `.`, `-`, `_`. It becomes the Message-ID, so
   * that a job that runs twice makes one email in the inbox.
   */
  readonly id: string
  readonly to: string
  /** The address that answers go to, where it isn't the sender's own. */
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

export interface EmailTemplate {
  readonly id: string
  readonly to: string
  readonly replyTo?: string
  readonly subject: string
  /** Plain sentences. */
  readonly paragraphs: readonly string[]
  readonly button?: { readonly text: string; readonly url: string }
  /** Small print below the button. */
  readonly note?: string
}

/**
 * The portal's colours, light and dark, as its tokens.css has them: a mail can't read a sheet. By class, with the property they are for;
 * programs that know no media queries keep the light ones.
 */
const emailColours = () =>
  ({
    ground: ['background', '#fbfaf7', '#0d1312'],
    panel: ['background', '#fff', '#131b1a'],
    edge: ['border-color', '#e5e1d8', '#243130'],
    ink: ['color', '#141c1b', '#e9efed'],
    muted: ['color', '#58635f', '#9fada9'],
    cord: ['border-color', ...accent('--brand', '#0b6b66', '#5fcabf')],
    button: ['background', ...accent('--brand', '#0b6b66', '#5fcabf')],
    label: ['color', ...accent('--on-brand', '#fff', '#06211f')],
  }) as const
type Colour = keyof ReturnType<typeof emailColours>

function accent(name: keyof Colours['light'], light: string, dark: string): readonly [string, string] {
  const { colours } = brand()
  return colours ? [colours.light[name], colours.dark[name]] : [light, dark]
}

/** Attributes of an element: its colours, and what else its style says. */
const look = (names: readonly Colour[], style: string): string => {
  const colours = names.map((name) => `${emailColours()[name].slice(0, 2).join(':')};`)
  return `class="${names.join(' ')}" style="${style};${colours.join('')}"`
}

const dark = () =>
  Object.entries(emailColours()).map(
    ([name, [property, , colour]]) => `.${name}{${property}:${colour}!important}`,
  )

const table = 'table role="presentation" border="0" cellpadding="0" cellspacing="0"'
const small = 'font-size:13px;line-height:1.5'
const end = () =>
  `<td width="10"><div ${look(['cord'], 'border:2px solid;border-radius:50%;height:6px;width:6px')}></div></td>`
const cord = () =>
  `<${table} width="100%" style="margin:12px 0 28px" aria-hidden="true"><tr>${end()}<td><div ${look(['cord'], 'border-top:2px solid;font-size:0;line-height:0')}></div></td>${end()}</tr></table>`

/** An email with a text and an HTML part that say the same. */
export function renderEmail({ paragraphs, button, note, ...head }: EmailTemplate): MailMessage {
  const lines = [
    ...paragraphs,
    ...(button ? [`${button.text}:\n${button.url}`] : []),
    ...(note ? [note] : []),
  ]
  const body = [
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`),
    ...(button
      ? [
          `<${table} style="margin:24px 0"><tr><td ${look(['button'], 'border-radius:9px')}><a href="${escapeHtml(button.url)}" ${look(['label'], 'display:inline-block;font-weight:600;padding:12px 20px;text-decoration:none')}>${escapeHtml(button.text)}</a></td></tr></table>`,
          `<p ${look(['muted'], `${small};margin:0 0 16px;word-break:break-all`)}>Or copy this address: ${escapeHtml(button.url)}</p>`,
        ]
      : []),
    ...(note ? [`<p ${look(['muted'], `${small};margin:0`)}>${escapeHtml(note)}</p>`] : []),
  ].join('')
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(head.subject)}</title><style>@media (prefers-color-scheme:dark){${dark().join('')}}</style></head><body ${look(['ground'], 'margin:0')}><${table} width="100%" ${look(['ground'], '')}><tr><td align="center" style="padding:32px 16px"><${table} width="560" ${look(['panel', 'edge'], 'border:1px solid;border-collapse:separate;border-radius:14px;max-width:560px;width:100%')}><tr><td ${look(['ink'], 'font:16px/1.55 Geist,system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif;padding:28px 32px 32px;text-align:left')}><p style="font-size:17px;font-weight:600;letter-spacing:-0.02em;line-height:1.2;margin:0">${escapeHtml(brand().name)}</p>${cord()}${body}</td></tr></table></td></tr></table></body></html>`
  return { ...head, text: `${lines.join('\n\n')}\n\n${brand().name}\n`, html }
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (char) => entities[char] ?? char)

/** Of the addresses that deleted accounts are left with: a name that can never exist (RFC 6761). */
export const deletedDomain = 'deleted.invalid'
