import { type HttpRequest, keyPlaceholder, withoutBodyOfRead } from '../request/build-request.ts'
import { credentialIn, isAccessToken, keyHeader, tokenPlaceholder } from '../security/key-header.ts'
import { harOf } from './har.ts'
import { curl, type Language } from './languages.ts'

/** The request as it may stand on a screen that others see. */
export const withoutKey = (request: HttpRequest): HttpRequest => ({
  ...request,
  headers: request.headers.map((header) => {
    const credential = credentialIn(header) ?? ''
    if (isAccessToken(credential)) return [header[0], `Bearer ${tokenPlaceholder}`]
    return /^sb_/.test(credential) ? [header[0], keyPlaceholder] : header
  }),
})

/** Callers without a key copy a sample with a placeholder for theirs. */
export const withKeyPlace = (request: HttpRequest): HttpRequest =>
  request.headers.some((header) => credentialIn(header) !== undefined)
    ? request
    : { ...request, headers: [...request.headers, [keyHeader, keyPlaceholder]] }

/** The request as code: page, console and downloads all print this. */
export async function printSnippet(request: HttpRequest, language: Language): Promise<string> {
  const client = language.bodiless?.[request.method]
  const bodiless = client && withoutBodyOfRead(request)
  if (bodiless) {
    const comment = language.id === 'curl' ? '#' : '//'
    const words = `${comment} ${client} sends no body with ${request.method}. Python and Go do.`
    return `${words}\n${await printSnippet(bodiless, language)}`
  }
  const { load, loadClient, finish } = language
  const typed = request.client && loadClient && (await loadClient())(request, request.client)
  if (typed !== undefined) return typed
  const code = (await load()).generate(harOf(request)).trimEnd()
  const finished = finish ? finish(code) : code
  return request.answer
    ? (await import('./answers.ts')).readAnswer(language.id, finished, request.answer)
    : finished
}

/** The curl sample for a shell that holds the key in a variable: the one thing in it that a shell reads. */
export async function printForShell(request: HttpRequest, variable: string): Promise<string> {
  const placed = `--header '${keyHeader}: ${keyPlaceholder}'`
  const lines = (await printSnippet(withKeyPlace(request), curl)).split('\n')
  const place = lines.findIndex((line) => line.trimStart().startsWith(placed))
  return lines
    .map((line, index) =>
      index === place ? line.replace(placed, () => `--header "${keyHeader}: $${variable}"`) : line,
    )
    .join('\n')
}
