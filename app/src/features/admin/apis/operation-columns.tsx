import { classes } from '../../../ui/classes.ts'
import { HttpMethod } from '../../../ui/http-method.tsx'
import type { Column } from '../../../ui/kit/table.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { row } from '../../../ui/layout.ts'
import css from '../admin.module.css'

interface Operation {
  readonly method: string
  readonly path: string
  readonly summary: string
}

export const operationColumn: Column<Operation> = {
  key: 'operation',
  name: 'Operation',
  title: true,
  wrap: true,
  cell: ({ method, path, summary }) => (
    <div>
      {summary}
      <span className={classes(row([1, 2], 'baseline'), 'note')}>
        <HttpMethod method={method} /> <code>{path}</code>
      </span>
    </div>
  ),
}

interface PriceFieldProps {
  readonly of: Operation
  readonly value: string
  readonly error?: string | undefined
  readonly onPrice: (price: string) => void
}

/** What a call of an operation costs, in credits. */
export const PriceField = ({ of: { summary }, value, error, onPrice }: PriceFieldProps) => (
  <div className={css.apiPrice}>
    <TextField
      label={`Price of ${summary}`}
      labelHidden
      size="sm"
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      value={value}
      error={error}
      errorAtOnce
      onChange={({ target }) => onPrice(target.value)}
    />
  </div>
)
