/**
 * The file name of a Content-Disposition header (RFC 6266), made safe to be saved under: no folders, no control
 * characters. `undefined` when there is none.
 */
export function filenameOf(header: string | null): string | undefined {
  const name = extended(header ?? '') ?? plain(header ?? '')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to go
  const safe = name?.replace(/^.*[/\\]/s, '').replace(/[\u0000-\u001f\u007f]/g, '')
  return safe && !/^\.+$/.test(safe) ? safe : undefined
}

/** `filename*=UTF-8''%e2%82%ac.csv` (RFC 8187). It wins over the plain form, which is there for old clients. */
function extended(header: string): string | undefined {
  const [, bytes] = /;\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(header) ?? []
  try {
    return bytes && decodeURIComponent(bytes)
  } catch {
    return undefined
  }
}

function plain(header: string): string | undefined {
  const [, quoted, bare] = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(header) ?? []
  return quoted?.replace(/\\(.)/g, '$1') ?? bare
}
