import type { FieldRules } from '@switchboard/sdk/forms'
import type { MutationFunctionContext } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Control, DefaultValues, FieldPath, FieldValues } from 'react-hook-form'
import { typedWord } from '../../lib/forms/typed-word.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { type ProblemText, problemText, wasCancelled } from '../../lib/problem.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Dialog, FormDialog } from '../../ui/kit/dialog.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { stack } from '../../ui/layout.ts'

/** How one row of several fared. */
interface Outcome<Row> {
  readonly row: Row
  /** Why nothing was done to it. */
  readonly failure?: ProblemText
  /** More than that it was done: that it waits for somebody. */
  readonly note?: string
}

interface EachOptions<Row> {
  /** A string says what more there is to know than that it was done. */
  readonly write: (row: Row) => Promise<unknown>
  /** Before each row, with the number of rows that are over. */
  readonly onProgress: (finished: number) => void
}

const notConfirmed: ProblemText = {
  text: 'Not done: you went back when you were asked who you are.',
  requestId: undefined,
  status: 0,
}

export type BulkField<Values extends FieldValues> = ReturnType<
  typeof useApiForm<Values, unknown, Error, unknown>
>['field']

interface BulkDialogProps<Row, Values extends FieldValues> {
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  readonly nameOf: (row: Row) => string
  /** “Lock 3 accounts?” */
  readonly titleOf: (rows: readonly Row[]) => string
  /** The consequences for them, and for others. */
  readonly about: ReactNode
  /** “Lock accounts”. */
  readonly action: string
  readonly look?: 'primary' | 'danger'
  readonly keep?: string
  /** Their number has to be typed before something is taken away. */
  readonly typed?: boolean
  readonly fields?: {
    readonly defaultValues: DefaultValues<Values> & Values
    readonly rules?: { readonly [Name in FieldPath<Values>]?: FieldRules }
    /** Throws where the values don't go together, before anything is written. */
    readonly check?: (values: Values) => unknown
    readonly draw: (form: {
      readonly field: BulkField<Values>
      readonly control: Control<Values>
    }) => ReactNode
  }
  readonly write: {
    readonly mutationKey: readonly [string]
    /** One row. A string says what more there is to know than that it was done. */
    readonly each: (row: Row, values: Values, context: MutationFunctionContext) => Promise<unknown>
  }
  /** “3 accounts are locked”. */
  readonly doneOf: (count: number) => string
  readonly onClose: () => void
}

interface Confirmation {
  readonly count: string
}

/** Asks once before several rows are written, one after the other, and tells how each fared. */
export function BulkDialog<Row, Values extends FieldValues = Record<string, never>>({
  rows,
  ...options
}: BulkDialogProps<Row, Values>) {
  const toast = useToast()
  const [left, setLeft] = useState(rows)
  const [outcomes, setOutcomes] = useState<readonly Outcome<Row>[] | null>(null)
  if (outcomes)
    return (
      <Results
        {...options}
        outcomes={outcomes}
        onAgain={() => {
          setLeft(outcomes.filter(({ failure }) => failure).map(({ row }) => row))
          setOutcomes(null)
        }}
      />
    )
  return (
    <Question
      {...options}
      key={left.length}
      rows={left}
      onDone={(results) => {
        if (results.some(({ failure, note }) => failure || note)) return setOutcomes(results)
        options.onClose()
        toast({ kind: 'success', title: options.doneOf(results.length) })
      }}
    />
  )
}

interface QuestionProps<Row, Values extends FieldValues> extends BulkDialogProps<Row, Values> {
  readonly onDone: (outcomes: readonly Outcome<Row>[]) => void
}

function Question<Row, Values extends FieldValues>({
  rows,
  keyOf,
  nameOf,
  titleOf,
  about,
  action,
  look = 'primary',
  keep = 'Go back',
  typed = false,
  fields,
  write,
  onDone,
  onClose,
}: QuestionProps<Row, Values>) {
  const [finished, setFinished] = useState(0)
  const word = String(rows.length)
  const defaultValues = { ...fields?.defaultValues, ...(typed && { count: '' }) }
  const form = useApiForm<Values & Confirmation, readonly Outcome<Row>[], Error, Values>({
    defaultValues: defaultValues as never,
    rules: { ...fields?.rules } as never,
    checks: { ...(typed && { count: typedWord(word) }) } as never,
    write: {
      mutationKey: write.mutationKey,
      mutationFn: (values, context) =>
        runEach(rows, {
          onProgress: setFinished,
          // A context of its own: by it the SDK makes an Idempotency-Key.
          write: (row) => write.each(row, values, { ...context }),
        }),
    },
    variables: (values) => {
      fields?.check?.(values)
      return values
    },
    onDone,
  })
  return (
    <FormDialog
      alert
      title={titleOf(rows)}
      about={about}
      action={action}
      busyAction={`${finished} of ${rows.length} done…`}
      look={look}
      keep={keep}
      failed="Nothing has changed."
      form={form}
      onClose={onClose}
    >
      <ul className={stack(1)}>
        {rows.map((row) => (
          <li key={keyOf(row)}>{nameOf(row)}</li>
        ))}
      </ul>
      {fields?.draw({ field: form.field as never, control: form.control as never })}
      {typed && (
        <TextField
          {...form.field('count' as FieldPath<Values & Confirmation>, word)}
          label={`Type ${word} to confirm`}
          inputMode="numeric"
          autoComplete="off"
          errorAtOnce
        />
      )}
    </FormDialog>
  )
}

interface ResultsProps<Row>
  extends Pick<BulkDialogProps<Row, never>, 'keyOf' | 'nameOf' | 'doneOf' | 'onClose'> {
  readonly outcomes: readonly Outcome<Row>[]
  readonly onAgain: () => void
}

/** Stays until it is read: a failed row is named with its reason. */
function Results<Row>({ outcomes, keyOf, nameOf, doneOf, onAgain, onClose }: ResultsProps<Row>) {
  const failures = outcomes.filter(({ failure }) => failure)
  const telling = outcomes.filter(({ failure, note }) => failure || note)
  // A row with a note isn't counted as done: it may wait for somebody.
  const done = outcomes.length - telling.length
  return (
    <Dialog
      alert
      open
      title={
        failures.length > 0
          ? `${failures.length} of ${outcomes.length} failed`
          : `${telling.length} of ${outcomes.length} to know about`
      }
      about={done > 0 && `${doneOf(done)}. The others:`}
      onOpenChange={(open) => open || onClose()}
      actions={
        <>
          {failures.length > 0 && (
            <Button look="primary" onClick={onAgain}>
              Try again
            </Button>
          )}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <ul className={stack(2)}>
        {telling.map(({ row, failure, note }) => (
          <li key={keyOf(row)}>
            <span className="strong">{nameOf(row)}</span>
            <span className="note-line">{failure?.text ?? note}</span>
            {failure?.requestId && <span className="note-line mono">{failure.requestId}</span>}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/**
 * Writes row after row. A failure doesn't keep the others from their turn; only a person who goes back from the question who they
 * are ends it, since each row after it would ask again.
 */
async function runEach<Row>(
  rows: readonly Row[],
  { write, onProgress }: EachOptions<Row>,
): Promise<readonly Outcome<Row>[]> {
  const outcomes: Outcome<Row>[] = []
  for (const row of rows) {
    onProgress(outcomes.length)
    try {
      const note = await write(row)
      outcomes.push({ row, ...(typeof note === 'string' && { note }) })
    } catch (error) {
      if (wasCancelled(error))
        return [
          ...outcomes,
          ...rows.slice(outcomes.length).map((left) => ({ row: left, failure: notConfirmed })),
        ]
      outcomes.push({ row, failure: problemText(error) })
    }
  }
  return outcomes
}
