import { download, type Portal, type paths } from '@switchboard/sdk'
import { Download } from 'lucide-react'
import { formatBytes } from '../base/format/format.ts'
import { useDownload } from '../domain/exports/use-download.ts'
import { FormError } from '../ui/form-error.tsx'
import { Button } from '../ui/kit/button.tsx'

type ExportPath = Extract<keyof paths, `/api/admin/${string}/export` | `/api/api-usage/${string}export`>

interface CsvButtonProps<Path extends ExportPath> {
  /** Of the file, without its ending. */
  readonly name: string
  readonly path: Path
  /** The filters of the rows that are listed. */
  readonly query: NonNullable<paths[Path]['get']['parameters']['query']>
}

/** All rows that the filters leave, under the names of the contract's fields. */
export function CsvButton<Path extends ExportPath>({ name, path, query }: CsvButtonProps<Path>) {
  const start = (portal: Portal) =>
    download(portal, 'get', path as ExportPath, { params: { query } } as { params: object })
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
