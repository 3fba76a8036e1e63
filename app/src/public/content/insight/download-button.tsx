import { download } from '@switchboard/sdk'
import { Download } from 'lucide-react'
import { useDownload } from '../../../domain/exports/use-download.ts'
import { FormError } from '../../../ui/form-error.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { PlainButton } from '../../../ui/plain-button.tsx'

/** A published file, for the browser's downloads. */
export const useSaveFile = (filename: string) =>
  useDownload({
    start: (portal) => download(portal, 'post', '/api/insights/download-file', { body: { filename } }),
    filename,
  })

interface DownloadButtonProps {
  readonly filename: string
  readonly children: string
  /** The main thing to do here, or one among others. */
  readonly look?: 'primary' | 'ghost'
}

export function DownloadButton({ filename, children, look = 'primary' }: DownloadButtonProps) {
  const { save, busy, saved, failure } = useSaveFile(filename)
  return (
    <>
      <FormError of={failure} title="The download failed." />
      <PlainButton look={look} full busy={busy} onClick={save}>
        <Icon of={Download} /> {busy ? 'Downloading…' : children}
      </PlainButton>
      <p className="visually-hidden" role="status">
        {saved && `${filename} is in your downloads.`}
      </p>
    </>
  )
}
