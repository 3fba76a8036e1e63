import { Download } from 'lucide-react'
import { useState } from 'react'
import { saveBlob } from '../lib/browser/save-blob.ts'
import { type ProblemText, problemText } from '../lib/problem.ts'
import { type AppServices, useServices } from '../lib/services.ts'
import { FormError } from '../ui/form-error.tsx'
import { Icon } from '../ui/icon.tsx'
import { Button } from '../ui/kit/button.tsx'
import { csvText, type Row } from './csv.ts'

/** The most that the contract gives at once, and as much as a browser holds with ease. */
const limit = 200
const maxPages = 50

interface CsvButtonProps {
  /** Of the file, without its ending. */
  readonly name: string
  /** Reads a page of the rows that are listed, with the same filters. */
  readonly read: (
    services: AppServices,
    part: { readonly page: number; readonly limit: number },
  ) => Promise<{
    readonly data: readonly Row[]
    readonly meta: { readonly total: number }
  }>
}

/** All rows that the filters leave, under the names of the contract's fields. */
export function CsvButton({ name, read }: CsvButtonProps) {
  const services = useServices()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ProblemText | null>(null)

  async function download() {
    setBusy(true)
    setFailure(null)
    try {
      const rows: Row[] = []
      for (let page = 1; page <= maxPages; page++) {
        const { data, meta } = await read(services, { page, limit })
        rows.push(...data)
        if (data.length === 0 || rows.length >= meta.total) break
      }
      saveBlob(new Blob([csvText(rows)], { type: 'text/csv' }), `${name}.csv`)
    } catch (error) {
      setFailure(problemText(error))
    }
    setBusy(false)
  }

  return (
    <>
      <Button size="small" busy={busy} onClick={() => void download()}>
        <Icon of={Download} size={16} />
        {busy ? 'Preparing…' : 'Download CSV'}
      </Button>
      <FormError of={failure} title="The file couldn’t be prepared." />
    </>
  )
}
