/** The file that is a whole body. */
export interface Upload {
  readonly file?: File
}

/** As it is sent: a file that isn't chosen yet has a name and no content. */
export interface SentFile {
  readonly name: string
  readonly content?: Blob
}

/** A media type that says what is sent: the document may leave it open, as `image/*`. */
export const fileType = (type: string, { file }: Upload): string =>
  type.includes('*') ? file?.type || 'application/octet-stream' : type

const endings: Readonly<Record<string, string>> = {
  'application/gzip': 'gz',
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'audio/mpeg': 'mp3',
  'image/jpeg': 'jpg',
  'image/svg+xml': 'svg',
  'text/csv': 'csv',
  'text/plain': 'txt',
}

/** The chosen file, else a placeholder. */
export function sentFile(type: string, { file }: Upload): SentFile {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a name in a sample stands on one line
  if (file) return { name: file.name.replace(/[\x00-\x1f\x7f]/g, '') || 'file', content: file }
  const [plain = ''] = type.toLowerCase().split(';')
  const [, short] = /^(?:audio|font|image|video)\/([a-z0-9]{2,4})$/.exec(plain.trim()) ?? []
  return { name: `file.${endings[plain.trim()] ?? short ?? 'bin'}` }
}
