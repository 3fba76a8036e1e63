import type { components } from '@switchboard/sdk'
import { useEffect, useRef } from 'react'
import type { UseControllerReturn } from 'react-hook-form'
import { countOf, formatCount, formatDecimal } from '../../base/format/format.ts'
import { apiCard } from '../../domain/catalogue/api-card.ts'
import css from '../../theme/admin.module.css'
import { ApiCards } from '../../ui/api-card.tsx'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { CodeText } from '../../ui/code-text.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { HttpMethod } from '../../ui/http-method.tsx'
import { Alert } from '../../ui/kit/alert.tsx'
import { LinkButton } from '../../ui/kit/button.tsx'
import { type Column, DataTable } from '../../ui/kit/table.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { row, stack } from '../../ui/layout.ts'
import { ListCard } from '../../ui/list-card.tsx'
import { announceHref } from '../announce-link.ts'
import { isPrice, priceProblem } from '../typed-numbers.ts'
import { operationColumn, PriceField } from './operation-columns.tsx'
import { type ApiDetail, operationKey } from './prices.ts'
import { PublishCard } from './publish-card.tsx'
import type { PublishFields } from './publish-form.ts'

type Check = components['schemas']['AdminApiCheck']
type Preview = NonNullable<Check['preview']>
type Change = Preview['changes'][number]
type Operation = Preview['api']['operations'][number]

interface CheckResultProps {
  readonly check: Check
  /** The form has changed since the check. */
  readonly outdated: boolean
  /** The checked form. */
  readonly body: () => FormData
  /** Absent for a draft, whose prices stay. */
  readonly prices?: UseControllerReturn<PublishFields, 'price_overrides'>
  readonly onPublished: (detail: ApiDetail) => void
}

/** A check's result: faults, or a preview. */
export function CheckResult({ check, outdated, body, prices, onPublished }: CheckResultProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The answer of the check is what its button was pressed for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new check moves the focus to its result
  useEffect(() => heading.current?.focus(), [check])
  const { publishable, findings, preview, digest } = check
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={css.apiVerdict}>
        {publishable ? 'Ready to publish' : 'Can’t be published yet'}
      </h2>
      {outdated && (
        <Alert status="warning" title="You’ve made changes since the check.">
          Check again to update the preview.
        </Alert>
      )}
      {findings.length > 0 && <Findings check={check} />}
      {preview && !digest && <AnnounceChange preview={preview} />}
      {preview && <PreviewCards preview={preview} {...(prices && { prices })} />}
      {preview && digest && (
        <PublishCard
          api={preview.api}
          digest={digest}
          outdated={outdated}
          body={body}
          canSave={prices !== undefined}
          onPublished={onPublished}
        />
      )}
    </>
  )
}

function Findings({ check: { publishable, findings, findings_left_out: more } }: { readonly check: Check }) {
  const count = findings.length + more
  return (
    <Card as="section" aria-labelledby="findings" className={stack(3)}>
      <h3 id="findings">
        {publishable
          ? `${countOf(count, 'part')} may not display well`
          : `${countOf(count, 'problem')} to fix`}
      </h3>
      <ol className={classes(stack(3), css.apiFindings)}>
        {findings.map(({ line, pointer, text }) => (
          <li key={`${line} ${pointer} ${text}`} className={stack(1)}>
            <span className={classes(row([1, 2]), 'label')}>
              {line === null ? 'Whole document' : `Line ${formatCount(line)}`}
              {pointer !== '#/' && <code className="mono">{pointer}</code>}
            </span>
            <span>
              <CodeText text={text} />
            </span>
          </li>
        ))}
      </ol>
      {more > 0 && <p className="note">and {formatCount(more)} more.</p>}
    </Card>
  )
}

const brokenOperations = (changes: readonly Change[]): string[] => [
  ...new Set(
    changes.flatMap(({ breaking, operations }) =>
      breaking ? operations.map(({ operation_id }) => operation_id) : [],
    ),
  ),
]

/** The way out where nothing but its prices, and calls that break, keeps a document from being published. */
const AnnounceChange = ({ preview: { api, replaces, changes } }: { readonly preview: Preview }) => (
  <div>
    <LinkButton
      href={announceHref(
        { api: api.api, version: replaces?.version ?? api.version },
        Object.fromEntries(api.operations.map(({ operation_id, price }) => [operation_id, price])),
        replaces?.same_address ? brokenOperations(changes) : [],
      )}
    >
      Announce the change
    </LinkButton>
  </div>
)

interface PreviewCardsProps extends Pick<CheckResultProps, 'prices'> {
  readonly preview: Preview
}

function PreviewCards({ preview, prices }: PreviewCardsProps) {
  const { api, notes } = preview
  const { field, fieldState } = prices ?? {}
  const priceOf = (operation: Operation) => field?.value[operationKey(operation)] ?? operation.price
  const refusal = fieldState?.error?.message
  const columns: readonly Column<Operation>[] = [
    operationColumn,
    {
      key: 'price',
      name: 'Credits a call',
      align: 'end',
      cell: (operation) =>
        field ? (
          <PriceField
            of={operation}
            value={priceOf(operation)}
            error={refusal && priceProblem(priceOf(operation))}
            onChange={({ target }) =>
              field.onChange({ ...field.value, [operationKey(operation)]: target.value })
            }
          />
        ) : (
          formatDecimal(operation.price)
        ),
    },
  ]
  return (
    <>
      <Card as="section" aria-labelledby="preview" className={stack(3)}>
        <h3 id="preview">In the catalogue</h3>
        <ApiCards apis={[apiCard(api)]} />
        <ul className={classes(stack(1), 'note')}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </Card>
      <Changes preview={preview} />
      <ListCard
        id="operations"
        title="Operations and prices"
        level={3}
        {...(field && { about: 'Change a price, then check again.' })}
      >
        <FormError
          of={
            refusal && Object.values(field?.value ?? {}).every(isPrice)
              ? { text: refusal, requestId: undefined }
              : null
          }
          title="These prices weren’t accepted."
        />
        <div ref={(table) => field?.ref(table && { focus: () => focusPrice(table) })}>
          <DataTable
            caption="Operations and their prices"
            columns={columns}
            rows={api.operations}
            keyOf={operationKey}
            maxHeight="28rem"
          />
        </div>
      </ListCard>
    </>
  )
}

const focusPrice = (table: HTMLElement): void =>
  (table.querySelector<HTMLElement>('[aria-invalid=true]') ?? table.querySelector('input'))?.focus()

const kinds = {
  ADDED: { label: 'Added', tone: 'good' },
  CHANGED: { label: 'Changed', tone: undefined },
  DEPRECATED: { label: 'Deprecated', tone: 'warning' },
  REMOVED: { label: 'Removed', tone: undefined },
} as const

/** Changes that callers of the version on sale would notice. */
function Changes({ preview: { replaces, changes, changes_left_out: more } }: { readonly preview: Preview }) {
  if (!replaces) return null
  const breaking = changes.filter((change) => change.breaking).length
  return (
    <Card as="section" aria-labelledby="changes" className={stack(3)}>
      <h3 id="changes">
        Compared with {replaces.version}, document {replaces.full_version}
      </h3>
      <p className="note">
        {replaces.same_address
          ? `It replaces ${replaces.version} at the same URL.`
          : `${replaces.version} stays available alongside it.`}{' '}
        {changes.length === 0
          ? 'Nothing changes for callers: only texts and examples.'
          : `${countOf(changes.length + more, 'change')}, ${breaking === 0 ? 'none' : formatCount(breaking)} breaking.`}
      </p>
      {breaking > 0 && replaces.same_address && (
        <Alert status="warning" title="This breaks calls that work today.">
          Publish it as a new version instead, and deprecate {replaces.version}.
        </Alert>
      )}
      <ul className={stack(3)}>
        {changes.map((change) => (
          <ChangeRow
            key={`${change.kind} ${change.text} ${change.operations[0]?.operation_id}`}
            change={change}
          />
        ))}
      </ul>
      {more > 0 && <p className="note">and {formatCount(more)} more.</p>}
    </Card>
  )
}

function ChangeRow({
  change: { kind, breaking, text, operations, operations_total },
}: {
  readonly change: Change
}) {
  const [only] = operations
  return (
    <li className={row(2, 'unbroken', 'baseline')}>
      <Tag tone={breaking ? 'bad' : kinds[kind].tone}>{breaking ? 'Breaking' : kinds[kind].label}</Tag>
      <span>
        {operations_total === 1 && only ? (
          <>
            <HttpMethod method={only.method} /> <code>{only.path}</code>:{' '}
          </>
        ) : (
          `${countOf(operations_total, 'operation')}: `
        )}
        <CodeText text={text} />
      </span>
    </li>
  )
}
