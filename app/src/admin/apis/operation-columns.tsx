import { adminCheckApi } from '@switchboard/sdk/forms'
import type { ComponentProps } from 'react'
import css from '../../theme/admin.module.css'
import { classes } from '../../ui/classes.ts'
import { HttpMethod } from '../../ui/http-method.tsx'
import type { Column } from '../../ui/kit/table.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import { row } from '../../ui/layout.ts'

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

interface PriceFieldProps extends Omit<ComponentProps<typeof TextField>, 'label'> {
  readonly of: Operation
}

/** The price of an operation, in credits. */
export const PriceField = ({ of: { summary }, ...field }: PriceFieldProps) => (
  <div className={css.apiPrice}>
    <TextField
      {...field}
      label={`Price of ${summary}`}
      labelHidden
      size="sm"
      inputMode="decimal"
      autoComplete="off"
      maxLength={adminCheckApi.price.maxLength}
      errorAtOnce
    />
  </div>
)
