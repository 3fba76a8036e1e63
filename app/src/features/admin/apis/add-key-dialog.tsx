import { adminAddConformanceKey } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useId } from 'react'
import { useApiForm } from '../../../lib/forms/use-api-form.ts'
import { usePortal } from '../../../lib/services.ts'
import { FormError } from '../../../ui/form-error.tsx'
import { Button } from '../../../ui/kit/button.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { TextAreaField } from '../../../ui/kit/text-area-field.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { useToast } from '../../../ui/kit/toast.tsx'
import { stack } from '../../../ui/layout.ts'

/** Trusts a public key. The holder of its private key can give marks to all APIs of the publisher. */
export function AddKeyDialog({ onClose }: { readonly onClose: () => void }) {
  const id = useId()
  const toast = useToast()
  const { name, publisher, public_key } = adminAddConformanceKey
  const { field, submit, busy, failure } = useApiForm({
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
    <Dialog
      open
      title="Add a conformance key"
      about="Anyone with its private key can give this publisher’s APIs the conformance mark. Make sure the key is theirs."
      onOpenChange={(open) => open || onClose()}
      actions={
        <>
          <Button look="primary" type="submit" form={id} busy={busy}>
            {busy ? 'Adding…' : 'Add key'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <form id={id} className={stack(4)} noValidate onSubmit={submit}>
        <FormError of={failure} title="The key wasn’t added." />
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
      </form>
    </Dialog>
  )
}
