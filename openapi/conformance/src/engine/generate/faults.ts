import { asArray, isObject } from '@switchboard/oas/document'
import { type ChangedValue, changedValues, type Source } from './changed-values.ts'
import { faultyValues } from './faulty-values.ts'
import { isClosed } from './flat-schema.ts'

/** A value that breaks its schema in one place, by the keyword that is broken. */
export type Fault = ChangedValue

const extra = 'conformance_extra'
const mostFaults = 120

/** Each way to break a schema in one place, as far as the value has that place. With `isText`, values are sent as text, as in forms and addresses. */
export function faultsOf(source: Source, isText = false): readonly Fault[] {
  const faults = changedValues(source, (node, value, at) => {
    // A form or a query is an object, whatever is wrong in it.
    const own = isText && at === '' ? [] : faultyValues(node, value, { isText })
    if (!isObject(value)) return own
    const required = asArray(node.required).map(String)
    const missing = required
      .filter((field) => field in value)
      .map((field) => {
        const { [field]: _, ...rest } = value
        return { keyword: 'required', value: rest, field }
      })
    const more = { keyword: 'additionalProperties', value: { ...value, [extra]: 'x' }, field: extra }
    return [...own, ...missing, ...(isClosed(node) ? [more] : [])]
  })
  return faults.filter(({ value }) => source.schemas.by(source.schema, value).length > 0).slice(0, mostFaults)
}
