import { mutationOptions } from '@switchboard/sdk/react-query'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { env } from '../../../lib/env.ts'
import { countOf, formatDecimal } from '../../../lib/format/format.ts'
import { dayIn } from '../../../lib/format/market-days.ts'
import { problemText, wasCancelled } from '../../../lib/problem.ts'
import { usePortal } from '../../../lib/services.ts'
import { classes } from '../../../ui/classes.ts'
import { FormError } from '../../../ui/form-error.tsx'
import { Button } from '../../../ui/kit/button.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { type Column, DataTable } from '../../../ui/kit/table.tsx'
import { useToast } from '../../../ui/kit/toast.tsx'
import { row, stack } from '../../../ui/layout.ts'
import { ListCard } from '../../../ui/list-card.tsx'
import css from '../admin.module.css'
import { operationColumn, PriceField } from './operation-columns.tsx'
import { type ApiDetail, businessPrice, changedPrices, isPrice, operationKey, whoPays } from './prices.ts'

type Operation = ApiDetail['operations'][number]

/** What each operation costs. New prices are looked at before they hold. */
export function PricesEditor({ detail }: { readonly detail: ApiDetail }) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [asking, setAsking] = useState(false)
  const [invalid, setInvalid] = useState(false)
  const changed = changedPrices(detail.operations, typed)
  const columns: readonly Column<Operation>[] = [
    operationColumn,
    {
      key: 'price',
      name: 'Pay per call',
      align: 'end',
      cell: (operation) => {
        const key = operationKey(operation)
        const value = typed[key] ?? operation.price
        return (
          <PriceField
            of={operation}
            value={value}
            error={invalid && !isPrice(value) ? 'Write it like 0.60.' : undefined}
            onPrice={(price) => setTyped({ ...typed, [key]: price })}
          />
        )
      },
    },
    {
      key: 'business',
      name: 'Business monthly',
      align: 'end',
      cell: (operation) => formatDecimal(businessPrice(operation, typed[operationKey(operation)])),
    },
  ]
  const review = (event: FormEvent) => {
    event.preventDefault()
    const good = Object.values(typed).every(isPrice)
    setInvalid(!good)
    if (good && changed.length > 0) setAsking(true)
  }
  return (
    <ListCard id="prices" title="Prices" about="Credits per answer. Business monthly pays 10% less.">
      <form noValidate onSubmit={review}>
        <DataTable
          caption="Operations and their prices"
          columns={columns}
          rows={detail.operations}
          keyOf={operationKey}
        />
        <div className={classes(row(2), css.apiFoot)}>
          <Button type="submit" look="primary" disabled={changed.length === 0}>
            {changed.length === 0
              ? 'Change a price to save'
              : `Review ${countOf(changed.length, 'new price')}`}
          </Button>
          {changed.length > 0 && <Button onClick={() => setTyped({})}>Undo</Button>}
        </div>
      </form>
      {asking && <ReviewDialog detail={detail} changed={changed} onClose={() => setAsking(false)} />}
    </ListCard>
  )
}

interface ReviewDialogProps {
  readonly detail: ApiDetail
  readonly changed: ReturnType<typeof changedPrices>
  readonly onClose: () => void
}

/** Who pays the new prices, and from when. */
function ReviewDialog({ detail, changed, onClose }: ReviewDialogProps) {
  const toast = useToast()
  const { mutate, isPending, error } = useMutation(
    mutationOptions(usePortal(), 'post', '/api/admin/apis/prices'),
  )
  const { api, name, version, published_at } = detail
  const save = () =>
    mutate(
      {
        body: {
          api,
          version,
          published_at,
          prices: changed.map(({ method, path, price }) => ({ method, path, price })),
        },
      },
      {
        onSuccess: () => {
          onClose()
          toast({ kind: 'success', title: `New prices of ${name} ${version} are in force` })
        },
      },
    )
  return (
    <Dialog
      alert
      open
      title={`Change ${countOf(changed.length, 'price')} of ${name} ${version}?`}
      about="They apply from now on. Past charges don’t change."
      onOpenChange={(open) => open || onClose()}
      actions={
        <>
          <Button look="primary" busy={isPending} onClick={save}>
            {isPending ? 'Saving…' : 'Set new prices'}
          </Button>
          <Button onClick={onClose}>Go back</Button>
        </>
      }
    >
      <FormError
        of={error && !wasCancelled(error) ? problemText(error) : null}
        title="No price has changed."
      />
      <ul className={stack(3)}>
        {changed.map(({ method, path, summary, before, price }) => (
          <li key={`${method} ${path}`}>
            {summary}: <s>{formatDecimal(before)}</s> <strong>{formatDecimal(price)}</strong> credits
          </li>
        ))}
      </ul>
      <p className="note">{whoPays(detail.price_lists, dayIn(env.timeZone, new Date()))}</p>
    </Dialog>
  )
}
