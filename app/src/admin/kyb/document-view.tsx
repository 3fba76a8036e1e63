import { type components, download } from '@switchboard/sdk'
import { useState } from 'react'
import { saveBlob } from '../../lib/browser/save-blob.ts'
import { type ProblemText, problemText } from '../../lib/problem.ts'
import { usePortal } from '../../lib/services.ts'
import css from '../../theme/admin.module.css'
import { FormError } from '../../ui/form-error.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { stack } from '../../ui/layout.ts'

interface DocumentViewProps {
  readonly kybId: string
  readonly document: components['schemas']['KybDocumentInfo']
  readonly label: string
}

/**
 * A document that a stranger sent. A picture is drawn beside what it proves, where it can run nothing; a PDF can hold scripts and links and is saved, to
 * be opened by what the reviewer trusts (decision 0051).
 */
export function DocumentView({ kybId, document, label }: DocumentViewProps) {
  const portal = usePortal()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ProblemText | null>(null)
  const [picture, setPicture] = useState<string | null>(null)
  const isPicture = document.content_type.startsWith('image/')
  const view = picture ? 'Hide' : 'View'
  const verb = isPicture ? view : 'Download'

  async function read() {
    setBusy(true)
    setFailure(null)
    try {
      const params = { query: { kyb_id: kybId, field: document.field } }
      const file = await download(portal, 'get', '/api/admin/kyb/document', { params })
      const blob = new Blob([await file.blob()], { type: document.content_type })
      if (isPicture) setPicture(await dataUrlOf(blob))
      else saveBlob(blob, file.filename ?? document.field)
    } catch (error) {
      setFailure(problemText(error))
    }
    setBusy(false)
  }

  return (
    <div className={stack(2, 'start')}>
      <Button
        size="small"
        busy={busy}
        {...(isPicture && { 'aria-expanded': picture !== null })}
        aria-label={`${verb} ${label}`}
        onClick={() => (picture ? setPicture(null) : void read())}
      >
        {verb}
      </Button>
      <FormError of={failure} title="We couldn’t load the document." />
      {picture && <img className={css.kybPicture} src={picture} alt={`${label}, as submitted`} />}
    </div>
  )
}

const dataUrlOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
