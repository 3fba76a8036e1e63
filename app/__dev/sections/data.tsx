import { Inbox } from 'lucide-react'
import { useState } from 'react'
import { EmptyState } from '../../src/ui/empty-state.tsx'
import { Button } from '../../src/ui/kit/button.tsx'
import { DateRange, type Days } from '../../src/ui/kit/date-range.tsx'
import { FileUpload } from '../../src/ui/kit/file-upload.tsx'
import { Pagination } from '../../src/ui/kit/pagination.tsx'
import { Stepper } from '../../src/ui/kit/stepper.tsx'
import { type Column, DataTable, type Sort } from '../../src/ui/kit/table.tsx'
import { Tabs } from '../../src/ui/kit/tabs.tsx'
import { Tag } from '../../src/ui/kit/tag.tsx'
import { longText, Section, State } from '../state.tsx'

interface Entry {
  readonly id: string
  readonly what: string
  readonly day: string
  readonly amount: string
}

const entries: readonly Entry[] = [
  { id: 'led_1', what: 'SIM Swap, 24 calls', day: '22 Nov 2026', amount: '-48.00' },
  { id: 'led_2', what: 'Top-up by card', day: '21 Nov 2026', amount: '+5,000.00' },
  { id: 'led_3', what: longText, day: '18 Nov 2026', amount: '-1,234,567.89' },
  { id: 'led_4', what: 'Starter credits', day: '1 Nov 2026', amount: '+50.00' },
]

const columns: readonly Column<Entry, 'what' | 'day' | 'status' | 'amount'>[] = [
  { key: 'what', name: 'Entry', sortable: true, cell: (entry) => entry.what },
  { key: 'day', name: 'Date', sortable: true, cell: (entry) => entry.day },
  { key: 'status', name: 'Status', cell: () => <Tag tone="good">Settled</Tag> },
  { key: 'amount', name: 'Credits', align: 'end', sortable: true, cell: (entry) => entry.amount },
]

export function Tables() {
  const [sort, setSort] = useState<Sort<'what' | 'day' | 'status' | 'amount'>>({
    by: 'day',
    order: 'descending',
  })
  const table = { columns, keyOf: (entry: Entry) => entry.id, sort, onSort: setSort }
  return (
    <Section title="Table">
      <State name="sortable; cards on a phone" wide>
        <div className="dev-panel">
          <DataTable caption="Ledger" rows={entries} {...table} />
        </div>
      </State>
      <State name="its head stays in sight" wide>
        <div className="dev-panel">
          <DataTable
            caption="Ledger, scrolling"
            rows={[...entries, ...entries.map((e) => ({ ...e, id: `${e.id}b` }))]}
            maxHeight="16rem"
            {...table}
          />
        </div>
      </State>
      <State name="loading" wide>
        <div className="dev-panel">
          <DataTable caption="Ledger, loading" rows={[]} loading {...table} />
        </div>
      </State>
      <State name="empty" wide>
        <div className="dev-panel">
          <DataTable
            caption="Ledger, empty"
            rows={[]}
            {...table}
            empty={
              <EmptyState icon={Inbox} title="No entries yet" action={<Button look="primary">Top up</Button>}>
                Each call and each top-up is listed here.
              </EmptyState>
            }
          />
        </div>
      </State>
    </Section>
  )
}

export function Navigation() {
  const [tab, setTab] = useState<'usage' | 'keys' | 'billing' | 'team'>('usage')
  const [page, setPage] = useState(5)
  const [step, setStep] = useState(1)
  const content = (text: string) => <p>{text}</p>
  return (
    <>
      <Section title="Tabs">
        <State name="default, one disabled" wide>
          <Tabs
            label="Subscription"
            open={tab}
            onOpen={setTab}
            tabs={[
              { name: 'usage', label: 'Usage', content: content('3,120 calls this month.') },
              { name: 'keys', label: 'Keys', content: content('Two keys.') },
              { name: 'billing', label: 'Billing and statements', content: content('Paid.') },
              { name: 'team', label: 'Team', disabled: true, content: content('Nobody else.') },
            ]}
          />
        </State>
      </Section>
      <Section title="Pagination">
        <State name="many pages" wide>
          <Pagination label="Transactions" count={240} pageSize={20} page={page} onPage={setPage} />
        </State>
        <State name="two pages" wide>
          <Pagination label="Keys" count={30} pageSize={20} page={1} onPage={() => {}} />
        </State>
      </Section>
      <Section title="Stepper">
        <State name="second of three" wide>
          <Stepper
            label="Verification"
            step={step}
            onStep={setStep}
            steps={[
              { title: 'Business', about: 'Name and address' },
              { title: 'Documents', about: 'Registration, tax number' },
              { title: 'Review', about: 'Within 2 working days' },
            ]}
          />
        </State>
        <State name="done, long text" wide>
          <Stepper
            label="Subscription steps"
            step={3}
            steps={[{ title: 'Plan' }, { title: longText }, { title: 'Key' }]}
          />
        </State>
      </Section>
    </>
  )
}

export function Pickers() {
  const [days, setDays] = useState<Days | null>({ from: '2026-11-09', to: '2026-11-22' })
  const [files, setFiles] = useState<readonly File[]>([])
  const chosen = [
    new File([new Uint8Array(248_000)], 'registration-certificate.pdf', { type: 'application/pdf' }),
  ]
  const upload = {
    accept: 'application/pdf,image/*',
    maxBytes: 5_000_000,
    hint: 'PDF, PNG or JPEG, up to 5 MB.',
  }
  return (
    <>
      <Section title="Date range">
        <State name="filled" fill>
          <DateRange
            label="Period"
            value={days}
            onChange={setDays}
            max="2026-11-22"
            presets={[
              { label: 'Last 7 days', from: '2026-11-16', to: '2026-11-22' },
              { label: 'Last 30 days', from: '2026-10-24', to: '2026-11-22' },
              { label: 'This month', from: '2026-11-01', to: '2026-11-22' },
            ]}
          />
        </State>
        <State name="empty" fill>
          <DateRange label="Dates" value={null} onChange={() => {}} />
        </State>
      </Section>
      <Section title="File upload">
        <State name="empty" fill>
          <FileUpload label="Certificate" files={files} onFiles={setFiles} {...upload} />
        </State>
        <State name="with a file" fill>
          <FileUpload label="Registration" files={chosen} onFiles={() => {}} {...upload} />
        </State>
        <State name="invalid" fill>
          <FileUpload
            label="Tax number"
            files={[]}
            onFiles={() => {}}
            error="tax.heic is not a PDF, PNG or JPEG."
            {...upload}
          />
        </State>
        <State name="disabled" fill>
          <FileUpload label="Reviewed document" files={[]} onFiles={() => {}} disabled {...upload} />
        </State>
      </Section>
    </>
  )
}
