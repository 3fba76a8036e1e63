import { adminAddConformanceKey } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { usePortal } from '../../lib/services.ts'
import { FormDialog } from '../../ui/kit/dialog.tsx'
import { TextAreaField } from '../../ui/kit/text-area-field.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import { useToast } from '../../ui/kit/toast.tsx'

/** Trusts a public key. The holder of its private key can give marks to all APIs of the publisher. */
export function AddKeyDialog({ onClose }: { readonly onClose: () => void }) {
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
