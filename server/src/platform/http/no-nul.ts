import { refusedField } from './problem.ts'

/** PostgreSQL takes no text with a NUL in it, and no person types one. Throws a 422 that points at it. */
export function refuseNul(value: unknown, pointer: string): void {
  if (typeof value === 'string' && value.includes('\0')) {
    throw refusedField(pointer, 'pattern', 'Take out the NUL character.')
  }
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    refuseNul(inner, pointer === '?' ? `?${name}` : `${pointer}${pointer.endsWith('/') ? '' : '/'}${name}`)
  }
}
