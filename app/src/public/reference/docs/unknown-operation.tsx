import { FileQuestion } from 'lucide-react'
import { usePageHead } from '../../../lib/browser/use-page-head.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PlainLinkButton } from '../../../ui/plain-button.tsx'
import { placeHref } from '../links.ts'
import type { ApiVersion } from '../types.ts'

export function UnknownOperation({
  api,
  operation,
}: {
  readonly api: ApiVersion
  readonly operation: string
}) {
  const { name, version, summary } = api
  usePageHead({ title: `${name} ${version}`, summary, missing: true })
  return (
    <EmptyState
      icon={FileQuestion}
      title="Operation not found"
      action={
        <PlainLinkButton href={placeHref(api, { part: 'documentation' })}>
          Show all operations
        </PlainLinkButton>
      }
    >
      {`${name} ${version} has no operation “${operation}”. It may belong to another version.`}
    </EmptyState>
  )
}
