import type { ApiVersion, ReferenceOperation } from '../types.ts'
import { documentedErrors } from './documented-errors.ts'
import css from './error-gallery.module.css'
import { ErrorItem } from './error-item.tsx'

interface ErrorGalleryProps {
  readonly api: ApiVersion
  readonly operation: ReferenceOperation
}

/** Every documented way to fail: what it means, what to do, and on a click the thing itself, from the mock. */
export function ErrorGallery({ api, operation }: ErrorGalleryProps) {
  const errors = documentedErrors(operation)
  if (errors.length === 0) return <p className={css.none}>The document of this operation names no errors.</p>
  const mocked = api.servers.some(({ environment }) => environment === 'MOCK')
  return (
    <ul>
      {errors.map((error) => (
        <ErrorItem key={error.scenario.id} api={api} operation={operation} error={error} mocked={mocked} />
      ))}
    </ul>
  )
}
