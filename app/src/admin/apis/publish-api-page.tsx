import type { components } from '@switchboard/sdk'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { useLocation } from 'wouter'
import { useSearch } from '../../lib/browser/use-search.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { Checkbox } from '../../ui/kit/checkbox.tsx'
import { FileUpload } from '../../ui/kit/file-upload.tsx'
import { SelectField } from '../../ui/kit/select-field.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { columns, stack } from '../../ui/layout.ts'
import { PageFrame } from '../../ui/page-frame.tsx'
import { CheckResult } from './check-result.tsx'
import { bodyOf, type PublishFields, sameDocument } from './publish-form.ts'

type Check = components['schemas']['AdminApiCheck']

const maxBytes = 31_457_280

/** A document is checked, looked at, and published as it was looked at. */
export function PublishApiPage() {
  const portal = usePortal()
  const toast = useToast()
  const [, navigate] = useLocation()
  const query = new URLSearchParams(useSearch())
  const [checked, setChecked] = useState<{ readonly check: Check; readonly of: PublishFields } | null>(null)
  const defaultValues: PublishFields = {
    document: null,
    publisher: query.get('publisher') ?? '',
    tag: query.get('tag') ?? '',
    version: '',
    status: '',
    category: '',
    price: '',
    upstream: '',
    allow_internal_upstream: false,
    convert: false,
    price_overrides: {},
  }
  const { control, field, submit, busy, failure } = useApiForm({
    defaultValues,
    write: mutationOptions(portal, 'post', '/api/admin/apis/check'),
    variables: (values) => ({ body: bodyOf(values) as never }),
    onDone: ({ data }, of) => setChecked({ check: data, of: { ...of } }),
  })
  const document = useController({
    control,
    name: 'document',
    rules: { required: 'Choose the OpenAPI document.' },
  })
  const internal = useController({ control, name: 'allow_internal_upstream' })
  const convert = useController({ control, name: 'convert' })
  const overrides = useController({ control, name: 'price_overrides' })
  const values = useWatch({ control }) as PublishFields
  const [refused, setRefused] = useState<string>()
  const file = values.document
  const outdated = checked !== null && !sameDocument(checked.of, values)

  return (
    <PageFrame
      title="Publish an API"
      about="Check an OpenAPI document, preview the result, then add it to the catalogue."
      back={{ label: 'Published APIs', href: href('adminApis') }}
    >
      <form className={stack(4)} noValidate onSubmit={submit}>
        <Card as="section" aria-labelledby="document" className={stack(4)}>
          <h2 className="card-title" id="document">
            Document
          </h2>
          <FormError of={failure} title="The document wasn’t checked." />
          <section
            aria-label="OpenAPI document"
            ref={(element) =>
              document.field.ref(element && { focus: () => element.querySelector('input')?.focus() })
            }
          >
            <FileUpload
              label="OpenAPI document"
              hint="OpenAPI 3.0, 3.1 or 3.2, or Swagger 2.0 to convert. One YAML or JSON file in UTF-8, up to 30 MB."
              error={refused ?? document.fieldState.error?.message}
              maxBytes={maxBytes}
              files={file ? [file] : []}
              onFiles={([chosen], [wrong]) => {
                setRefused(wrong && `“${wrong.file.name}” can’t be used. Choose one file of up to 30 MB.`)
                document.field.onChange(chosen ?? null)
                overrides.field.onChange({})
              }}
            />
          </section>
          <Checkbox name="convert" checked={convert.field.value} onChange={convert.field.onChange}>
            Convert a Swagger 2.0 document to OpenAPI 3.0
          </Checkbox>
          <div className={columns('medium', 4, 'top')}>
            <TextField
              {...field('publisher', 'the publisher')}
              label="Publisher"
              mono
              autoComplete="off"
              spellCheck={false}
              hint="First part of the URL, such as acme. If empty, taken from the document."
            />
            <TextField
              {...field('tag', 'the tag')}
              label="Tag (optional)"
              mono
              autoComplete="off"
              spellCheck={false}
              hint="Tells the publisher’s APIs apart, such as sim-swap."
            />
            <TextField
              {...field('version', 'the version')}
              label="Version (optional)"
              mono
              autoComplete="off"
              hint="As in the URL, such as v2. If empty, the first number of info.version."
            />
            <SelectField {...field('status', 'the state')} label="State">
              <option value="">Unchanged; active for a new version</option>
              <option value="ACTIVE">Active</option>
              <option value="BETA">Beta</option>
            </SelectField>
            <TextField
              {...field('category', 'the category')}
              label="Category (optional)"
              autoComplete="off"
              hint="Where the catalogue lists it. If empty, unchanged."
            />
            <TextField
              {...field('price', 'the price')}
              label="Default price (optional)"
              inputMode="decimal"
              autoComplete="off"
              hint="Credits per answer where the document has no x-price. If empty, unchanged; new operations are free."
            />
          </div>
          <TextField
            {...field('upstream', 'the upstream')}
            label="Upstream (optional)"
            mono
            autoComplete="off"
            spellCheck={false}
            hint="Where live calls go, such as https://api.example.com/v1. “none” removes it. If empty, unchanged."
          />
          <Checkbox
            name="allow_internal_upstream"
            checked={internal.field.value}
            onChange={internal.field.onChange}
          >
            Allow an upstream in a private network
          </Checkbox>
          <div>
            <Button
              type="submit"
              {...(!(checked?.check.publishable && !outdated) && { look: 'primary' })}
              busy={busy}
            >
              {wordsOf(busy, checked !== null)}
            </Button>
          </div>
        </Card>
      </form>
      {checked && (
        <CheckResult
          check={checked.check}
          outdated={outdated}
          body={() => bodyOf(checked.of)}
          prices={values.price_overrides}
          onPrices={overrides.field.onChange}
          onPublished={({ api, version, name }) => {
            toast({ kind: 'success', title: `${name} ${version} is in the catalogue` })
            navigate(href('adminApi', { api, version }))
          }}
        />
      )}
    </PageFrame>
  )
}

function wordsOf(busy: boolean, again: boolean): string {
  if (busy) return 'Checking…'
  return again ? 'Check again' : 'Check document'
}
