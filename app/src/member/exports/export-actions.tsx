import { download } from '@switchboard/sdk'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useMutation } from '@tanstack/react-query'
import { Download, RotateCcw, Trash2, X } from 'lucide-react'
import { useDownload } from '../../domain/exports/use-download.ts'
import { problemText, wasCancelled } from '../../lib/problem.ts'
import { usePortal } from '../../lib/services.ts'
import { FormError } from '../../ui/form-error.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { ButtonRow } from '../../ui/kit/layout.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { type Export, isInProgress, kindNames } from './texts.ts'

/** Actions on an export in its current state. */
export function ExportActions({ of: row }: { readonly of: Export }) {
  const { export_id, kind, filter, filename, status } = row
  const portal = usePortal()
  const remove = useMutation(mutationOptions(portal, 'post', '/api/exports/remove'))
  const again = useMutation(mutationOptions(portal, 'post', '/api/exports'))
  const { save, busy, failure } = useDownload({
    start: (from) => download(from, 'get', '/api/exports/download', { params: { query: { export_id } } }),
    filename,
  })
  const inProgress = isInProgress(row)
  const error = remove.error ?? again.error
  return (
    <div>
      <ButtonRow minWidth={{ lg: 'max-content' }} justifyContent={{ md: 'flex-end' }}>
        {status === 'READY' && (
          <Button size="small" icon={Download} busy={busy} onClick={save}>
            Download
            <Of kind={kind} />
          </Button>
        )}
        {(status === 'FAILED' || status === 'EXPIRED') && (
          <Button
            size="small"
            icon={RotateCcw}
            busy={again.isPending}
            onClick={() => again.mutate({ body: { kind, filter } })}
          >
            Prepare again
            <Of kind={kind} />
          </Button>
        )}
        <Button
          size="small"
          look="ghost"
          icon={inProgress ? X : Trash2}
          busy={remove.isPending}
          onClick={() => remove.mutate({ body: { export_id } })}
        >
          {inProgress ? 'Cancel' : 'Delete'}
          <Of kind={kind} />
        </Button>
      </ButtonRow>
      <FormError of={failure} title="The file wasn’t downloaded." />
      <FormError of={error && !wasCancelled(error) ? problemText(error) : null} title="That didn’t work." />
    </div>
  )
}

const Of = ({ kind }: Pick<Export, 'kind'>) => <VisuallyHidden> {kindNames[kind]}</VisuallyHidden>
