import { mutationOptions } from '@switchboard/sdk/react-query'
import { useWatch } from 'react-hook-form'
import { today } from '../../base/format/dates.ts'
import { countOf, formatDecimal } from '../../base/format/format.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { usePortal } from '../../lib/services.ts'
import css from '../../theme/admin.module.css'
import { classes } from '../../ui/classes.ts'
import { FormError } from '../../ui/form-error.tsx'
import { Button, LinkButton } from '../../ui/kit/button.tsx'
import { Dialog } from '../../ui/kit/dialog.tsx'
import { type Column, DataTable } from '../../ui/kit/table.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { row, stack } from '../../ui/layout.ts'
import { ListCard } from '../../ui/list-card.tsx'
import { announceHref } from '../announce-link.ts'
import { priceProblem } from '../typed-numbers.ts'
import { useQuestion } from '../use-question.ts'
import { operationColumn, PriceField } from './operation-columns.tsx'
import { type ApiDetail, changedPrices, hasRise, operationKey, whoPays } from './prices.ts'

type Operation = ApiDetail['operations'][number]
type Prices = Readonly<Record<string, string>>
type Changes = ReturnType<typeof changedPrices<Operation>>

/** The name of an operation's field: a form takes these signs for a way into an object. */
const fieldOf = (operation: Operation): string => operationKey(operation).replaceAll(/[.,[\]]/g, ' ')

/** Prices of the operations. New ones are reviewed before they apply. */
export function PricesEditor({ detail }: { readonly detail: ApiDetail }) {
  const toast = useToast()
  const { api, name, version, published_at, operations } = detail
  const prices: Prices = Object.fromEntries(operations.map((one) => [fieldOf(one), one.price]))
  const question = useQuestion<Changes>()
  const changesOf = (typed: Prices): Changes => changedPrices(operations, (one) => typed[fieldOf(one)])
  const { control, field, submit, busy, failure, reset } = useApiForm({
    defaultValues: prices,
    values: prices,
    checks: Object.fromEntries(operations.map((one) => [fieldOf(one), priceProblem])),
    confirm: (_, values) => question.ask(changesOf(values)),
    write: mutationOptions(usePortal(), 'post', '/api/admin/apis/prices'),
    variables: (values) => {
      const newPrices = changesOf(values).map(({ method, path, price }) => ({ method, path, price }))
      return { body: { api, version, published_at, prices: newPrices } }
    },
    onDone: () => toast({ kind: 'success', title: `New prices of ${name} ${version} are in force` }),
  })
  const typed = useWatch({ control }) as Prices
  const changes = changesOf(typed)
  const isAnnounced = detail.subscribers > 0 && hasRise(changes)
  const columns: readonly Column<Operation>[] = [
    operationColumn,
    {
      key: 'price',
      name: 'List price',
      align: 'end',
      cell: (operation) => <PriceField of={operation} {...field(fieldOf(operation), 'a price')} />,
    },
  ]
  return (
    <ListCard
      id="prices"
      title="Prices"
      about="Credits per answer. Plans may take a discount off, or set their own price."
    >
      <form noValidate onSubmit={submit}>
        <DataTable
          caption="Operations and their prices"
          columns={columns}
          rows={operations}
          keyOf={operationKey}
        />
        <FormError of={failure} title="No price has changed." />
        <div className={classes(row(2), css.apiNone)}>
          {isAnnounced ? (
            <LinkButton
              look="primary"
              href={announceHref(
                detail,
                Object.fromEntries(changes.map(({ operation_id, price }) => [operation_id, price])),
              )}
            >
              Announce the change
            </LinkButton>
          ) : (
            <Button type="submit" look="primary" busy={busy} disabled={changes.length === 0}>
              {changes.length === 0
                ? 'Change a price to save'
                : `Review ${countOf(changes.length, 'new price')}`}
            </Button>
          )}
          {changes.length > 0 && <Button onClick={reset}>Undo</Button>}
          {isAnnounced && (
            <p className="note" role="status">
              Subscribers hear of a higher price before they pay it.
            </p>
          )}
        </div>
      </form>
      {question.about && <ReviewDialog detail={detail} question={question} />}
    </ListCard>
  )
}

interface ReviewDialogProps {
  readonly detail: ApiDetail
  readonly question: ReturnType<typeof useQuestion<Changes>>
}

/** The payers of the new prices, and the day they begin. */
function ReviewDialog({ detail, question: { about, goOn, goBack } }: ReviewDialogProps) {
  const changes = about ?? []
  return (
    <Dialog
      alert
      open
      title={`Change ${countOf(changes.length, 'price')} of ${detail.name} ${detail.version}?`}
      about="New prices apply from now on. Past charges don’t change."
      onOpenChange={(open) => open || goBack()}
      actions={
        <>
          <Button look="primary" onClick={goOn}>
            Set new prices
          </Button>
          <Button onClick={goBack}>Go back</Button>
        </>
      }
    >
      <ul className={stack(3)}>
        {changes.map(({ method, path, summary, before, price }) => (
          <li key={`${method} ${path}`}>
            {summary}: <s>{formatDecimal(before)}</s> <strong>{formatDecimal(price)}</strong> credits
          </li>
        ))}
      </ul>
      <p className="note">{whoPays(detail.price_lists, today())}</p>
    </Dialog>
  )
}
