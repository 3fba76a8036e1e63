// A browser drops tabs and line ends and reads a backslash as a slash, so what looks like a path may name another site.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here
const suspicious = /[\u0000-\u0020\u007f-\u009f\\]|^\/\/|^\/%(?:2f|5c)|%(?:[01][\da-f]|7f|5c)/i
const longest = 2000
const probe = 'https://app.invalid'

/** The path, query and hash if `value` leads to a page of this app, else null. */
export function safeRedirect(value: string | null | undefined): string | null {
  if (!value?.startsWith('/') || value.length > longest || suspicious.test(value)) return null
  const url = URL.parse(value, probe)
  if (url?.origin !== probe || url.pathname.startsWith('//') || !isReadable(url.pathname)) return null
  return `${url.pathname}${url.search}${url.hash}`
}

function isReadable(path: string): boolean {
  try {
    return decodeURI(path) !== ''
  } catch {
    return false
  }
}
