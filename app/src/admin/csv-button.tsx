import type { Download as FileDownload, Portal } from '@switchboard/sdk'
import { Download } from 'lucide-react'
import { formatBytes } from '../base/format/format.ts'
import { useDownload } from '../domain/exports/use-download.ts'
import { FormError } from '../ui/form-error.tsx'
import { Button } from '../ui/kit/button.tsx'

interface CsvButtonProps {
  /** Of the file, without its ending. */
  readonly name: string
  /** Starts the export of the rows that are listed, with the same filters. */
  readonly start: (portal: Portal) => Promise<FileDownload>
}

/** All rows that the filters leave, under the names of the contract's fields. */
export function CsvButton({ name, start }: CsvButtonProps) {
  const { save, busy, bytes, failure } = useDownload({ start, filename: `${name}.csv` })
  return (
    <>
      <Button size="small" icon={Download} busy={busy} onClick={() => void save()}>
        {busy ? (bytes > 0 ? `Downloading… ${formatBytes(bytes)}` : 'Downloading…') : 'Download CSV'}
      </Button>
      <FormError of={failure} title="The file couldn’t be downloaded." />
    </>
  )
}
