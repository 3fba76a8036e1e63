/** Where months that leave the request log are laid. */
export type ArchiveSettings = FolderSettings | S3Settings

interface FolderSettings {
  readonly kind: 'folder'
  readonly folder: string
}

export interface S3Settings {
  readonly kind: 's3'
  readonly bucket: string
  /** Without slashes at its ends; empty for none. */
  readonly prefix: string
  readonly endpoint: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

interface ArchiveValues {
  readonly ARCHIVE_URL?: string | undefined
  readonly AWS_ENDPOINT_URL_S3?: string | undefined
  readonly AWS_REGION: string
  readonly AWS_ACCESS_KEY_ID?: string | undefined
  readonly AWS_SECRET_ACCESS_KEY?: string | undefined
}

/** Undefined where nothing is archived. */
export function archiveOf(values: ArchiveValues): ArchiveSettings | undefined {
  if (values.ARCHIVE_URL === undefined) return undefined
  const url = new URL(values.ARCHIVE_URL)
  if (url.protocol === 'file:') return { kind: 'folder', folder: decodeURIComponent(url.pathname) }
  return {
    kind: 's3',
    bucket: url.hostname,
    prefix: url.pathname.replace(/^\/+|\/+$/g, ''),
    endpoint: (values.AWS_ENDPOINT_URL_S3 ?? `https://s3.${values.AWS_REGION}.amazonaws.com`).replace(
      /\/+$/,
      '',
    ),
    region: values.AWS_REGION,
    accessKeyId: values.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: values.AWS_SECRET_ACCESS_KEY ?? '',
  }
}

/** Reasons why an archive can’t be used. */
export function archiveFaults(values: ArchiveValues): readonly string[] {
  if (!values.ARCHIVE_URL?.startsWith('s3:')) return []
  return (['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const)
    .filter((name) => !values[name])
    .map((name) => `${name}: an archive in S3 (ARCHIVE_URL) needs it.`)
}
