const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Control characters, of which XML has no way to write most, but for tabs and the ends of lines. */
const unwritable = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu

/** Text for XML or HTML. Characters that XML can't hold are shown by their code. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(unwritable, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replace(/[&<>"]/g, (char) => entities[char] ?? char)
