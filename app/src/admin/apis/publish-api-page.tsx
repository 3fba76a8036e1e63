import type { components } from '@switchboard/sdk'
import { adminCheckApi as rules } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { useLocation } from 'wouter'
import { useSearch } from '../../lib/browser/use-search.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { useToast } from '../../ui/kit/toast.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { isPrice, priceProblem } from '../typed-numbers.ts'
import { CheckResult } from './check-result.tsx'
import { DocumentForm } from './document-form.tsx'
import { bodyOf, emptyFields, type PublishFields, sameDocument } from './publish-form.ts'
import { draftsQuery } from './queries.ts'

type Check = components['schemas']['AdminApiCheck']

/** A document is checked, looked at, and published as it was looked at. */
export function PublishApiPage() {
  const toast = useToast()
  const [, navigate] = useLocation()
  const query = new URLSearchParams(useSearch())
  const draftId = query.get('draft') ?? ''
  const drafts = useQuery({ ...draftsQuery(usePortal()), enabled: draftId !== '' }).data?.data
  const [checked, setChecked] = useState<{ readonly check: Check; readonly of: PublishFields } | null>(null)
  const defaultValues: PublishFields = {
    ...emptyFields,
    draft_id: draftId,
    publisher: query.get('publisher') ?? '',
    tag: query.get('tag') ?? '',
  }
  const { document, price_overrides, ...texts } = rules
  const form = useApiForm({
    defaultValues,
    rules: { ...texts, price: { maxLength: rules.price.maxLength } },
    checks: { price: (typed) => (typed.trim() === '' ? undefined : priceProblem(typed)) },
    write: mutationOptions(usePortal(), 'post', '/api/admin/apis/check'),
    variables: (values) => ({ body: bodyOf(values) as never }),
    onDone: ({ data }, of) => setChecked({ check: data, of: { ...of } }),
  })
  const { control } = form
  const prices = useController({
    control,
    name: 'price_overrides',
    rules: { validate: (typed) => Object.values(typed).every(isPrice) || 'Check the prices.' },
  })
  const values = useWatch({ control }) as PublishFields
  const outdated = checked !== null && !sameDocument(checked.of, values)

  return (
    <PageFrame
      title="Publish an API"
      about="Check an OpenAPI document, preview the result, then add it to the catalogue."
      back={{ label: 'Published APIs', href: href('adminApis') }}
    >
      <DocumentForm
        form={form}
        isDraft={draftId !== ''}
        draft={drafts?.find(({ draft_id }) => draft_id === draftId)}
        again={checked !== null}
        next={!(checked?.check.publishable && !outdated)}
        onDocument={() => prices.field.onChange({})}
      />
      {checked && (
        <CheckResult
          check={checked.check}
          outdated={outdated}
          body={() => bodyOf(checked.of)}
          {...(draftId === '' && { prices })}
          onPublished={({ api, version, name }) => {
            toast({ kind: 'success', title: `${name} ${version} is in the catalogue` })
            navigate(href('adminApi', { api, version }))
          }}
        />
      )}
    </PageFrame>
  )
}
