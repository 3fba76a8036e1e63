import type { components } from '@switchboard/sdk'
import { adminCheckApi as rules } from '@switchboard/sdk/forms'
import { useState } from 'react'
import { type Control, useController } from 'react-hook-form'
import { formatTime } from '../../base/format/dates.ts'
import type { useApiForm } from '../../lib/forms/use-api-form.ts'
import { Card } from '../../ui/card.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { Checkbox } from '../../ui/kit/checkbox.tsx'
import { FileUpload } from '../../ui/kit/file-upload.tsx'
import { SelectField } from '../../ui/kit/select-field.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import { columns, stack } from '../../ui/layout.ts'
import type { PublishFields } from './publish-form.ts'

type Form = ReturnType<typeof useApiForm<PublishFields, unknown, unknown, unknown>>

interface DocumentFormProps {
  readonly form: Pick<Form, 'control' | 'field' | 'submit' | 'busy' | 'failure'>
  /** Whether a draft is checked, which stays as it was saved; `draft`, once it has been read. */
  readonly isDraft: boolean
  readonly draft: components['schemas']['AdminApiDraft'] | undefined
  /** It was checked before. */
  readonly again: boolean
  /** A check is what the page waits for. */
  readonly next: boolean
  readonly onDocument: () => void
}

/** A document, its address, and what else it doesn't say itself. */
export function DocumentForm({ form, isDraft, draft, again, next, onDocument }: DocumentFormProps) {
  const { control, field, submit, busy, failure } = form
  return (
    <form className={stack(4)} noValidate onSubmit={submit}>
      <Card as="section" aria-labelledby="document" className={stack(4)}>
        <h2 className="card-title" id="document">
          {isDraft ? 'Draft' : 'Document'}
        </h2>
        <FormError of={failure} title="Nothing was checked." />
        {isDraft ? (
          <p>
            {draft &&
              `${draft.name} ${draft.full_version}, saved on ${formatTime(draft.saved_at)} by ${draft.saved_by_name ?? 'a deleted account'}. `}
            It’s published as it was saved. To change it, upload its document again.
          </p>
        ) : (
          <>
            <DocumentFile control={control} onDocument={onDocument} />
            <Choice control={control} name="convert">
              Convert a Swagger 2.0 document to OpenAPI 3.0
            </Choice>
            <AddressFields field={field} />
            <Choice control={control} name="allow_internal_upstream">
              Allow an upstream in a private network
            </Choice>
          </>
        )}
        <div>
          <Button type="submit" {...(next && { look: 'primary' })} busy={busy}>
            {wordsOf(busy, again, isDraft ? 'draft' : 'document')}
          </Button>
        </div>
      </Card>
    </form>
  )
}

function wordsOf(busy: boolean, again: boolean, what: string): string {
  if (busy) return 'Checking…'
  return again ? 'Check again' : `Check ${what}`
}

interface ChoiceProps {
  readonly control: Control<PublishFields>
  readonly name: 'convert' | 'allow_internal_upstream'
  readonly children: string
}

function Choice({ control, name, children }: ChoiceProps) {
  const { field, fieldState } = useController({ control, name })
  return (
    <Checkbox name={name} checked={field.value} onChange={field.onChange} error={fieldState.error?.message}>
      {children}
    </Checkbox>
  )
}

interface DocumentFileProps extends Pick<DocumentFormProps, 'onDocument'> {
  readonly control: Control<PublishFields>
}

function DocumentFile({ control, onDocument }: DocumentFileProps) {
  const [refused, setRefused] = useState<string>()
  const { field, fieldState } = useController({
    control,
    name: 'document',
    rules: { required: 'Choose the OpenAPI document.' },
  })
  return (
    <section
      aria-label="OpenAPI document"
      ref={(element) => field.ref(element && { focus: () => element.querySelector('input')?.focus() })}
    >
      <FileUpload
        label="OpenAPI document"
        hint="OpenAPI 3.0, 3.1 or 3.2, or Swagger 2.0 to convert. One YAML or JSON file in UTF-8, up to 30 MB."
        error={refused ?? fieldState.error?.message}
        maxBytes={rules.document.maxLength}
        files={field.value ? [field.value] : []}
        onFiles={([chosen], [wrong]) => {
          setRefused(wrong && `“${wrong.file.name}” can’t be used. Choose one file of up to 30 MB.`)
          field.onChange(chosen ?? null)
          onDocument()
        }}
      />
    </section>
  )
}

function AddressFields({ field }: Pick<Form, 'field'>) {
  return (
    <>
      <div className={columns('medium', 4, 'top')}>
        <TextField
          {...field('publisher', 'the publisher')}
          label="Publisher"
          mono
          autoComplete="off"
          spellCheck={false}
          hint="First part of the URL, such as acme. Leave empty to use the document’s publisher, if it has one."
        />
        <TextField
          {...field('tag', 'the tag')}
          label="Tag (optional)"
          mono
          autoComplete="off"
          spellCheck={false}
          hint="Second part of the URL, if the publisher has several APIs."
        />
        <TextField
          {...field('version', 'the version')}
          label="Version (optional)"
          mono
          autoComplete="off"
          hint="As in the URL, such as v2. Defaults to the first number of info.version."
        />
        <SelectField {...field('status', 'the state')} label="State">
          <option value="">Keep current (new versions: Active)</option>
          <option value="ACTIVE">Active</option>
          <option value="BETA">Beta</option>
        </SelectField>
        <TextField
          {...field('category', 'the category')}
          label="Category (optional)"
          autoComplete="off"
          hint="Where the catalogue lists it. Leave empty to keep the current one."
        />
        <TextField
          {...field('price', 'the price')}
          label="Default price (optional)"
          inputMode="decimal"
          autoComplete="off"
          hint="Credits per call where the document has no x-price. Leave empty to keep current prices; new operations are free."
        />
      </div>
      <TextField
        {...field('upstream', 'the upstream')}
        label="Upstream (optional)"
        mono
        autoComplete="off"
        spellCheck={false}
        hint="Where live calls go, such as https://api.example.com/v1. Leave empty to keep the current URL."
      />
    </>
  )
}
