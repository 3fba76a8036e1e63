import type { Download as FileDownload, Portal } from '@switchboard/sdk'
import { Download } from 'lucide-react'
import { FormError } from '../ui/form-error.tsx'
import { Button } from '../ui/kit/button.tsx'
import { formatBytes, formatCount } from './format/format.ts'
import { useDownload } from './use-download.ts'

interface ExportButtonProps {
  /** What is exported: "transactions". */
  readonly what: string
  /** How many rows there are; unknown while the list loads. */
  readonly rows: number | undefined
  /** Where the rows of the file are not those that are counted. */
  readonly label?: string
  readonly start: (portal: Portal) => Promise<FileDownload>
  readonly filename: string
}

/** The rows of a list as a file, with the list’s own filter. */
export function ExportButton({ what, rows, label, start, filename }: ExportButtonProps) {
  const { save, busy, bytes, failure } = useDownload({ start, filename })
  const counted =
    rows && !label ? `Export ${formatCount(rows)} ${rows === 1 ? 'row' : 'rows'}` : (label ?? 'Export')
  const progress = bytes > 0 ? `Exporting… ${formatBytes(bytes)}` : 'Exporting…'
  return (
    <>
      <Button icon={Download} busy={busy} disabled={!rows} onClick={save}>
        {busy ? progress : counted}
      </Button>
      <FormError of={failure} title={`Your ${what} weren’t exported.`} />
    </>
  )
}
