/** `x-extensible-enum` is open, so that no schema check refuses an example with a code that it does not list. */
export default function errorCodes(document) {
  const { ErrorCode, FieldErrorCode } = document.components?.schemas ?? {}
  const faults = []
  visit(document, [])
  return faults

  function visit(node, at) {
    if (node === null || typeof node !== 'object') return
    for (const [key, value] of Object.entries(node)) {
      if (key === 'application/problem+json') problems(value.examples ?? {}, [...at, key, 'examples'])
      else if (key !== 'examples' && key !== 'example') visit(value, [...at, key])
    }
  }

  function problems(examples, at) {
    for (const [name, { value }] of Object.entries(examples)) {
      listed(ErrorCode, value?.code, [...at, name, 'value', 'code'])
      for (const [index, { code }] of (value?.errors ?? []).entries())
        listed(FieldErrorCode, code, [...at, name, 'value', 'errors', index, 'code'])
    }
  }

  function listed(schema, code, path) {
    if (!schema?.['x-extensible-enum']?.includes(code))
      faults.push({ message: `${code} is not listed`, path })
  }
}
