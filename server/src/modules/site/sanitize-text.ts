/** Text of a stranger without what no keyboard writes: PostgreSQL takes no NUL, and mails show the rest as rubbish. */
export const sanitizeText = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')

/** The same for a name: one line, so that it cannot begin a line, or a header, of its own. */
export const sanitizeOneLine = (text: string): string => sanitizeText(text).replace(/\s+/g, ' ').trim()
