import { isApiError } from '@switchboard/sdk'

/** The field that a pointer is about: `#/events/2` is about the list that has this item. */
const fieldOf = (pointer: string): string => pointer.replace(/^#\/|\/\d+$/g, '')

/** Messages by field name; a pointer that fits none of the form's fields is left for the banner. */
export function fieldErrors<Name extends string>(error: unknown, names: readonly Name[]): Map<Name, string> {
  const byName = new Map<Name, string>()
  if (!isApiError(error)) return byName
  for (const { pointer, message } of error.errors) {
    const name = fieldOf(pointer) as Name
    if (names.includes(name) && !byName.has(name)) byName.set(name, message)
  }
  return byName
}

/** Errors of fields that the form doesn't show, such as a captcha; empty if there are none. */
export function otherErrors(error: unknown, names: readonly string[]): string {
  if (!isApiError(error)) return ''
  const others = error.errors.filter(({ pointer }) => !names.includes(fieldOf(pointer)))
  return others.map(({ message }) => message).join(' ')
}
