import type { components } from '@switchboard/sdk'
import type { UploadedFile } from '../platform/http/multipart.ts'
import { refusedField } from '../platform/http/problem.ts'
import { publicationOptionsOf } from './check/options.ts'
import { isPrice, type PriceOverride } from './check/prices.ts'
import type { DocumentInput, UploadedDocument } from './publish-jobs.ts'

type Form = Omit<components['schemas']['AdminApiForm'], 'document'>

interface FormCall {
  readonly body: Form
  readonly files: Readonly<Record<string, UploadedFile>>
}

/** The document and the options of a form, or the draft that has both. */
export const readForm = (call: FormCall): DocumentInput =>
  call.body.draft_id === undefined ? readUpload(call) : { draftId: call.body.draft_id }

/** The document and the options of a form; empty fields are left out. */
export function readUpload({ body, files }: FormCall): UploadedDocument {
  const { document } = files
  if (!document) throw refusedField('#/document', 'required', 'Choose the OpenAPI document.')
  const { publisher, tag, version, status, category, price, upstream } = body
  const typed = { publisher, tag, version, status, category, price, upstream }
  const fields = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''))
  const options = {
    ...publicationOptionsOf(fields),
    allowInternalUpstream: body.allow_internal_upstream === 'true',
    convert: body.convert === 'true',
    priceOverrides: overridesOf(body.price_overrides),
  }
  return { content: document.content, options }
}

function overridesOf(text = ''): PriceOverride[] {
  if (text === '') return []
  const rows = parsed(text)
  if (Array.isArray(rows) && rows.every(isOverride)) {
    return rows.map(({ method, path, price }) => ({ method, path, price }))
  }
  throw refusedField('#/price_overrides', 'pattern', 'Send a list of `method`, `path` and `price`, as JSON.')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isOverride(row: unknown): row is PriceOverride {
  if (typeof row !== 'object' || row === null) return false
  const { method, path, price } = row as Record<string, unknown>
  return typeof method === 'string' && typeof path === 'string' && typeof price === 'string' && isPrice(price)
}
