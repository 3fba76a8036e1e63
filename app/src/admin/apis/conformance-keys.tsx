import type { components } from '@switchboard/sdk'
import { adminAddConformanceKey } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../base/format/dates.ts'
import { countOf, publisherName } from '../../base/format/format.ts'
import { Confirm } from '../../lib/forms/confirm.tsx'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { QueryBoundary } from '../../lib/query/query-boundary.tsx'
import { usePortal } from '../../lib/services.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { FormDialog } from '../../ui/kit/dialog.tsx'
import { type Column, DataTable } from '../../ui/kit/table.tsx'
import { TextAreaField } from '../../ui/kit/text-area-field.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { ListCard } from '../../ui/list-card.tsx'
import { conformanceKeysQuery } from './queries.ts'

type Key = components['schemas']['AdminConformanceKey']

/** Keys whose signatures count on conformance results. */
export function ConformanceKeys() {
  const query = useQuery(conformanceKeysQuery(usePortal()))
  const [adding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<Key | null>(null)
  const columns: readonly Column<Key>[] = [
    {
      key: 'name',
      name: 'Key',
      title: true,
      wrap: true,
      cell: ({ name, fingerprint }) => (
        <div>
          {name}
          <code className="note-line">{fingerprint}</code>
        </div>
      ),
    },
    { key: 'publisher', name: 'Publisher', cell: ({ publisher }) => publisherName(publisher) },
    {
      key: 'added',
      name: 'Added',
      cell: ({ added_at, added_by_name }) => (
        <div>
          {formatDate(added_at)}
          {added_by_name && <span className="note-line">by {added_by_name}</span>}
        </div>
      ),
    },
    {
      key: 'used',
      name: 'Last result',
      detail: true,
      cell: ({ last_result_at }) => (last_result_at ? formatDate(last_result_at) : 'None yet'),
    },
    {
      key: 'remove',
      name: 'Action',
      align: 'end',
      cell: (key) => (
        <Button size="small" onClick={() => setRemoving(key)} aria-label={`Remove ${key.name}`}>
          Remove
        </Button>
      ),
    },
  ]
  return (
    <ListCard
      id="conformance-keys"
      title="Conformance keys"
      about="Conformance results count only when they’re signed with one of these keys."
      actions={<Button onClick={() => setAdding(true)}>Add a key</Button>}
    >
      <QueryBoundary
        queries={[query]}
        what="the conformance keys"
        level={3}
        skeleton={<DataTable caption="Conformance keys" columns={columns} rows={[]} keyOf={idOf} loading />}
        empty={{
          when: ({ data }) => data.length === 0,
          show: (
            <EmptyState icon={KeyRound} title="No keys yet">
              Add a publisher’s public key so that its APIs can earn the conformance mark.
            </EmptyState>
          ),
        }}
      >
        {({ data }) => (
          <DataTable caption="Conformance keys, newest first" columns={columns} rows={data} keyOf={idOf} />
        )}
      </QueryBoundary>
      {adding && <AddKeyDialog onClose={() => setAdding(false)} />}
      {removing && <RemoveKeyDialog of={removing} onClose={() => setRemoving(null)} />}
    </ListCard>
  )
}

const idOf = ({ conformance_key_id }: Key) => conformance_key_id

interface RemoveKeyDialogProps {
  readonly of: Key
  readonly onClose: () => void
}

function RemoveKeyDialog({ of: { conformance_key_id, name, publisher }, onClose }: RemoveKeyDialogProps) {
  return (
    <Confirm
      title={`Remove ${name}?`}
      about={`Its results no longer count, and APIs of ${publisherName(publisher)} lose the marks it signed.`}
      action="Remove key"
      busyAction="Removing…"
      keep="Keep key"
      failed="Nothing has changed."
      write={mutationOptions(usePortal(), 'post', '/api/admin/conformance-keys/remove')}
      variables={() => ({ body: { conformance_key_id } })}
      done={({ data: { marks_ended } }) =>
        `${name} was removed. ${countOf(marks_ended, 'conformance mark')} ended.`
      }
      onClose={onClose}
    />
  )
}

/** Trusts a public key. The holder of its private key can give marks to all APIs of the publisher. */
function AddKeyDialog({ onClose }: { readonly onClose: () => void }) {
  const toast = useToast()
  const { name, publisher, public_key } = adminAddConformanceKey
  const { field, ...form } = useApiForm({
    defaultValues: { name: '', publisher: '', public_key: '' },
    rules: { name, publisher, public_key },
    write: mutationOptions(usePortal(), 'post', '/api/admin/conformance-keys'),
    variables: (values) => ({ body: { ...values, public_key: values.public_key.trim() } }),
    onDone: () => {
      onClose()
      toast({ kind: 'success', title: 'Key added' })
    },
  })
  return (
    <FormDialog
      title="Add a conformance key"
      about="Anyone with its private key can give this publisher’s APIs the conformance mark. Make sure the key is theirs."
      action="Add key"
      busyAction="Adding…"
      failed="The key wasn’t added."
      form={form}
      onClose={onClose}
    >
      <TextField
        {...field('name', 'a name')}
        label="Name"
        hint="Shown publicly with the results it signs, such as “Lumina build server”."
      />
      <TextField
        {...field('publisher', 'a publisher')}
        label="Publisher"
        hint="As in URLs, such as “lumina”."
      />
      <TextAreaField
        {...field('public_key', 'a public key')}
        label="Public key"
        rows={4}
        mono
        hint="An Ed25519 key in PEM, from BEGIN PUBLIC KEY to END PUBLIC KEY."
      />
    </FormDialog>
  )
}
