import type { components } from '@switchboard/sdk'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMoment, formatTime } from '../../base/format/dates.ts'
import { publisherName } from '../../base/format/format.ts'
import { Confirm } from '../../lib/forms/confirm.tsx'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/kit/button.tsx'
import { type Column, DataTable } from '../../ui/kit/table.tsx'
import { row } from '../../ui/layout.ts'
import { ListCard } from '../../ui/list-card.tsx'
import { type DraftAddress, PreviewAddress } from './publish-card.tsx'
import { draftsQuery } from './queries.ts'

type Draft = components['schemas']['AdminApiDraft']

/** Saved documents that aren't published yet; nothing without any. */
export function Drafts() {
  const portal = usePortal()
  const drafts = useQuery(draftsQuery(portal)).data?.data ?? []
  const [renewing, setRenewing] = useState<Draft | null>(null)
  const [deleting, setDeleting] = useState<Draft | null>(null)
  const [renewed, setRenewed] = useState<DraftAddress | null>(null)
  if (drafts.length === 0) return null
  const columns: readonly Column<Draft>[] = [
    {
      key: 'name',
      name: 'API',
      title: true,
      wrap: true,
      cell: ({ name, version, publisher, tag, full_version }) => (
        <div>
          {name} {version}
          <span className="note-line">
            {publisherName(publisher)}
            {tag && `, ${tag}`} · {full_version}
          </span>
        </div>
      ),
    },
    {
      key: 'saved',
      name: 'Saved',
      cell: ({ saved_at, saved_by_name }) => (
        <div>
          {formatMoment(saved_at)}
          {saved_by_name && <span className="note-line">by {saved_by_name}</span>}
        </div>
      ),
    },
    {
      key: 'preview',
      name: 'Preview link',
      cell: ({ preview_expires_at: end }) =>
        `${new Date(end) > new Date() ? 'Works until' : 'Expired on'} ${formatTime(end)}`,
    },
    {
      key: 'actions',
      name: 'Action',
      align: 'end',
      cell: (draft) => (
        <div className={row(2, 'end')}>
          <Button size="small" onClick={() => setRenewing(draft)}>
            New link
          </Button>
          <Button size="small" onClick={() => setDeleting(draft)}>
            Delete
          </Button>
          <LinkButton size="small" href={href('publishApi', {}, { query: { draft: draft.draft_id } })}>
            Publish
          </LinkButton>
        </div>
      ),
    },
  ]
  return (
    <ListCard
      id="drafts"
      title="Drafts"
      about="Checked documents that aren’t published yet. Anyone with the preview link can see the page."
    >
      <DataTable
        caption="Drafts, newest first"
        columns={columns}
        rows={drafts}
        keyOf={({ draft_id }) => draft_id}
      />
      {renewing && (
        <Confirm
          title={`Create a new preview link for ${renewing.name} ${renewing.version}?`}
          about="The current link stops working. The new one works for 14 days."
          action="Create link"
          busyAction="Creating…"
          look="primary"
          failed="Nothing has changed."
          write={mutationOptions(portal, 'post', '/api/admin/apis/drafts/address')}
          variables={() => ({ body: { draft_id: renewing.draft_id } })}
          onDone={({ data }) => setRenewed(data)}
          onClose={() => setRenewing(null)}
        />
      )}
      {deleting && (
        <Confirm
          title={`Delete the draft of ${deleting.name} ${deleting.version}?`}
          about="Deletes the document and its preview link. Published versions stay."
          action="Delete draft"
          busyAction="Deleting…"
          keep="Keep draft"
          failed="Nothing has changed."
          write={mutationOptions(portal, 'post', '/api/admin/apis/drafts/delete')}
          variables={() => ({ body: { draft_id: deleting.draft_id } })}
          done={`The draft of ${deleting.name} was deleted`}
          onClose={() => setDeleting(null)}
        />
      )}
      {renewed && <PreviewAddress draft={renewed} onClose={() => setRenewed(null)} />}
    </ListCard>
  )
}
