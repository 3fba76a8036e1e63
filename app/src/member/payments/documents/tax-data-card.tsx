import type { components } from '@switchboard/sdk'
import { updateTaxData as rules } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RoleButton } from '../../../domain/team/role-gate.tsx'
import { useApiForm } from '../../../lib/forms/use-api-form.ts'
import { QueryCard } from '../../../lib/query/query-card.tsx'
import { usePortal } from '../../../lib/services.ts'
import { Card } from '../../../ui/card.tsx'
import { Fact } from '../../../ui/facts.tsx'
import { FormDialog } from '../../../ui/kit/dialog.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { useToast } from '../../../ui/kit/toast.tsx'
import { row, stack } from '../../../ui/layout.ts'
import { Facts } from '../facts.tsx'
import { taxDataQuery } from '../queries.ts'

type TaxData = components['schemas']['TaxData']

/** The buyer on the next documents. */
export function TaxDataCard() {
  const query = useQuery(taxDataQuery(usePortal()))
  const [isEditing, setEditing] = useState(false)
  return (
    <QueryCard what="your tax details" height="220px" queries={[query]}>
      {({ data }) => (
        <Card as="section" aria-labelledby="tax-details" className={stack(4)}>
          <div className={row(3, 'between', 'top')}>
            <div className={stack(1)}>
              <h2 className="card-title" id="tax-details">
                Tax details
              </h2>
              <p className="note">On every document from now on. Issued ones keep theirs.</p>
            </div>
            <RoleButton gate="PUT /api/tax-data" onClick={() => setEditing(true)}>
              Edit
            </RoleButton>
          </div>
          <Facts>
            <Fact name="Legal name">{data.legal_name}</Fact>
            <Fact name="Address">{data.address || 'Not set'}</Fact>
            <Fact name="TIN">{data.tin ?? 'Not set'}</Fact>
          </Facts>
          {isEditing && <TaxDataDialog data={data} onClose={() => setEditing(false)} />}
        </Card>
      )}
    </QueryCard>
  )
}

interface TaxDataDialogProps {
  readonly data: TaxData
  readonly onClose: () => void
}

function TaxDataDialog({ data, onClose }: TaxDataDialogProps) {
  const toast = useToast()
  const { field, ...form } = useApiForm({
    defaultValues: { legal_name: data.legal_name, address: data.address, tin: data.tin ?? '' },
    rules,
    write: mutationOptions(usePortal(), 'put', '/api/tax-data'),
    variables: ({ tin, ...values }: { legal_name: string; address: string; tin: string }) => ({
      body: { ...values, ...(tin.trim() && { tin: tin.trim() }) },
    }),
    onDone: () => {
      onClose()
      toast({ kind: 'success', title: 'Tax details saved' })
    },
  })
  return (
    <FormDialog
      title="Tax details"
      about="The buyer on your receipts and invoices from now on."
      action="Save"
      busyAction="Saving…"
      failed="Your tax details weren’t saved."
      form={form}
      onClose={onClose}
    >
      <TextField
        {...field('legal_name', 'the registered name')}
        label="Legal name"
        autoComplete="organization"
      />
      <TextField
        {...field('address', 'the registered address')}
        label="Address"
        autoComplete="street-address"
      />
      <TextField
        {...field('tin', 'the TIN')}
        label="TIN"
        hint="9 to 14 digits, with or without dashes. Leave empty if you have none."
        inputMode="numeric"
        autoComplete="off"
      />
    </FormDialog>
  )
}
