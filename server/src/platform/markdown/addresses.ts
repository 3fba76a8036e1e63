/** A link that a stranger's text may have: to a web page or a mail address. Empty for anything else. */
export function toAddress(url: string, base: string): string {
  // A part of a page that is not this one leads nowhere.
  if (url === '' || url.startsWith('#') || !URL.canParse(url, `${base}/`)) return ''
  const { protocol, href } = new URL(url, `${base}/`)
  return ['http:', 'https:', 'mailto:'].includes(protocol) ? href : ''
}
