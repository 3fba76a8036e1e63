import type { Download as FileDownload, Portal } from '@switchboard/sdk'
import dayjs from 'dayjs'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { today } from '../../base/format/dates.ts'
import { Card } from '../../ui/card.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { SelectField } from '../../ui/kit/select-field.tsx'
import { row, stack } from '../../ui/layout.ts'
import { tool } from '../../ui/list-tools.ts'
import { formatMonth } from '../wallet/month.ts'
import { useDownload } from './use-download.ts'

const monthsOffered = 24

interface MonthCsvProps {
  readonly title: string
  readonly about: string
  readonly start: (portal: Portal, month: string) => Promise<FileDownload>
}

/** A month of documents as a file, the last one first: that of this month isn’t complete. */
export function MonthCsv({ title, about, start }: MonthCsvProps) {
  const months = Array.from({ length: monthsOffered }, (_, ago) =>
    dayjs(today()).subtract(ago, 'month').format('YYYY-MM'),
  )
  const [month, setMonth] = useState(months[1] ?? today().slice(0, 7))
  const { save, busy, failure } = useDownload({
    start: (portal) => start(portal, month),
    filename: `documents-${month}.csv`,
  })
  return (
    <Card as="section" aria-labelledby="month-csv">
      {/* Of its own height, however tall the card beside it is. */}
      <div className={stack(4)}>
        <div className={stack(1)}>
          <h2 className="card-title" id="month-csv">
            {title}
          </h2>
          <p className="note">{about}</p>
        </div>
        <FormError of={failure} title="The file couldn’t be downloaded." />
        <div className={row(3, 'bottom')}>
          <div className={tool('choice')}>
            <SelectField
              label="Month"
              size="sm"
              value={month}
              onChange={({ target }) => setMonth(target.value)}
            >
              {months.map((value) => (
                <option key={value} value={value}>
                  {formatMonth(value)}
                </option>
              ))}
            </SelectField>
          </div>
          <Button icon={Download} busy={busy} onClick={() => void save()}>
            {busy ? 'Downloading…' : 'Download CSV'}
          </Button>
        </div>
      </div>
    </Card>
  )
}
