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
          `<p style="margin:24px 0"><a href="${escapeHtml(button.url)}" style="background:#0f6b6b;border-radius:6px;color:#fff;display:inline-block;font-weight:600;padding:12px 20px;text-decoration:none">${escapeHtml(button.text)}</a></p>`,
          `<p style="color:#5f5b55;font-size:13px;margin:0 0 16px;word-break:break-all">Or copy this address: ${escapeHtml(button.url)}</p>`,
        ]
      : []),
    ...(note ? [`<p style="color:#5f5b55;font-size:13px;margin:0">${escapeHtml(note)}</p>`] : []),
  ].join('')
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(head.subject)}</title></head><body style="background:#f6f4f1;color:#1f1d1a;font:16px/1.5 system-ui,sans-serif;margin:0;padding:32px 16px"><div style="background:#fff;border-radius:10px;margin:0 auto;max-width:520px;padding:32px"><p style="font-size:15px;font-weight:700;margin:0 0 24px">Switchboard</p>${body}</div></body></html>`
  return { ...head, text: `${lines.join('\n\n')}\n\nSwitchboard\n`, html }
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (char) => entities[char] ?? char)

/** Of the addresses that deleted accounts are left with: a name that can never exist (RFC 6761). */
export const deletedDomain = 'deleted.invalid'
