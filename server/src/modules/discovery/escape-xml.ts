const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

// XML 1.0 has no way to write these.
const unwritable = /[\p{Cs}\ufffe\uffff]|[^\P{Cc}\t\n\r]/gu

export const escapeXml = (text: string): string =>
  text.replace(unwritable, '').replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)
