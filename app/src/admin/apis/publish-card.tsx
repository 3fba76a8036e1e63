import type { components } from '@switchboard/sdk'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { formatTime } from '../../base/format/dates.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { Copy } from '../../ui/kit/copy.tsx'
import { Dialog } from '../../ui/kit/dialog.tsx'
import { row, stack } from '../../ui/layout.ts'
import type { ApiDetail } from './prices.ts'

export type DraftAddress = components['schemas']['AdminApiDraftAddress']

interface PublishProps {
  readonly api: components['schemas']['PublicApi']
  readonly digest: string
  /** The form has changed since the check. */
  readonly outdated: boolean
  /** The checked form. */
  readonly body: () => FormData
  readonly onPublished: (detail: ApiDetail) => void
  /** Whether it isn't a draft yet. */
  readonly canSave: boolean
}

/** Publication after a good check, or a draft. */
export function PublishCard({ api, digest, outdated, body, canSave, onPublished }: PublishProps) {
  const portal = usePortal()
  const [, navigate] = useLocation()
  const [draft, setDraft] = useState<DraftAddress | null>(null)
  const variables = () => {
    const form = body()
    form.append('digest', digest)
    return { body: form as never }
  }
  const { submit, busy, failure } = useApiForm({
    defaultValues: {},
    write: mutationOptions(portal, 'post', '/api/admin/apis'),
    variables,
    onDone: ({ data }) => onPublished(data),
  })
  const save = useApiForm({
    defaultValues: {},
    write: mutationOptions(portal, 'post', '/api/admin/apis/drafts'),
    variables,
    onDone: ({ data }) => setDraft(data),
  })
  const address = ['/api', api.publisher, api.tag, api.version].filter(Boolean).join('/')
  return (
    <Card as="section" aria-label="Publish" className={stack(4)}>
      <FormError of={failure} title="Nothing was published." />
      <FormError of={save.failure} title="The draft wasn’t saved." />
      <p>
        {api.name} {api.full_version} goes live at <code>{address}</code> immediately, with these prices.
      </p>
      {canSave && (
        <p className="note">Not yet? A draft has a preview link that anyone can open, without an account.</p>
      )}
      <div className={row(3)}>
        <Button look="primary" busy={busy} disabled={outdated || save.busy} onClick={submit}>
          {busy ? 'Publishing…' : 'Publish'}
        </Button>
        {canSave && (
          <Button busy={save.busy} disabled={outdated || busy} onClick={save.submit}>
            {save.busy ? 'Saving…' : 'Save draft'}
          </Button>
        )}
        {outdated && <p className="note">Check the document again.</p>}
      </div>
      {draft && <PreviewAddress draft={draft} onClose={() => navigate(href('adminApis'))} />}
    </Card>
  )
}

interface PreviewAddressProps {
  readonly draft: DraftAddress
  readonly onClose: () => void
}

/** The address for the only time. */
export const PreviewAddress = ({ draft, onClose }: PreviewAddressProps) => (
  <Dialog
    locked
    open
    title={`Preview link for ${draft.name} ${draft.version}`}
    about={`Anyone with this link can see the page until ${formatTime(draft.preview_expires_at)}. Copy it now: it’s shown only once.`}
    onOpenChange={(open) => open || onClose()}
    actions={
      <>
        <Copy look="primary" text={draft.preview_url} what="link" />
        <Button onClick={onClose}>Close</Button>
      </>
    }
  >
    <a className="link mono" href={draft.preview_url} target="_blank" rel="noreferrer">
      {draft.preview_url}
    </a>
  </Dialog>
)
