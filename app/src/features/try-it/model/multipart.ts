import { isRecord } from './pointer.ts'

const boundary = 'switchboard-form'

export const isMultipart = (type: string): boolean => /^multipart\//i.test(type)

/** A form with a part for each field, as it can be edited. */
export function multipartText(value: unknown): string {
  const parts = Object.entries(isRecord(value) ? value : {}).flatMap(([name, one]) =>
    [one].flat().flatMap((item) => [`--${boundary}`, disposition(name), '', textOf(item)]),
  )
  return [...parts, `--${boundary}--`, ''].join('\n')
}

const disposition = (name: string): string =>
  `Content-Disposition: form-data; name="${name.replace(/["\r\n]/g, encodeURIComponent)}"`

const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '')

/** A form says what its parts are parted by: what its first line says. */
export function multipartType(type: string, body: string): string {
  const [, found] = /^--(\S+)/.exec(body) ?? []
  return isMultipart(type) && found && !/boundary=/i.test(type) ? `${type}; boundary=${found}` : type
}

/** Its lines end as on the network; in a text field they do not. */
export const multipartBody = (type: string, body: string): string =>
  isMultipart(type) ? body.replace(/\r?\n/g, '\r\n') : body
