import type { Generator, Har, HarPart } from './har.ts'
import { quoted } from './literal.ts'

/** Forms as each language sends them, where its generator leaves something to be desired. */

const partsOf = ({ postData }: Har): readonly HarPart[] | undefined => postData?.params

function withoutForm({ postData: _, ...request }: Har): Har {
  return request
}

/** In quotes of a shell, which reads nothing in them. */
const forShell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`
/** In the quotes of a header; in them curl reads no semicolon as the end. */
const inQuotes = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`

export const curlForm = (plain: Generator): Generator => ({
  generate(request) {
    const parts = partsOf(request)
    if (!parts) return plain.generate(request)
    const lines = parts.map(({ name, value = '', fileName, contentType }) => {
      const type = contentType ? `;type=${contentType}` : ''
      if (fileName !== undefined) return `--form ${forShell(`${name}=@${inQuotes(fileName)}${type}`)}`
      // A text that begins with @ or < would be a file.
      if (!type) return `--form-string ${forShell(`${name}=${value}`)}`
      return `--form ${forShell(`${name}=${inQuotes(value)}${type}`)}`
    })
    return [plain.generate(withoutForm(request)).trimEnd(), ...lines].join(' \\\n  ')
  },
})

/** The form as a FormData, made by the lines before the call; `files` where one of them reads a file. */
export function fetchForm(request: Har) {
  const parts = partsOf(request)
  if (!parts) return undefined
  const lines = parts.map(({ name, value = '', fileName, contentType }) => {
    const [quotedName, type] = [quoted(name), contentType ? `{ type: ${quoted(contentType)} }` : '']
    if (fileName !== undefined) {
      const read = `await openAsBlob(${[quoted(fileName), type].filter(Boolean).join(', ')})`
      return `form.append(${quotedName}, ${read}, ${quoted(fileName)})`
    }
    return `form.append(${quotedName}, ${type ? `new Blob([${quoted(value)}], ${type})` : quoted(value)})`
  })
  return {
    request: withoutForm(request),
    files: parts.some(({ fileName }) => fileName !== undefined),
    lines: ['const form = new FormData()', ...lines].join('\n'),
  }
}

/** Bytes throughout: the generator's own text has no room for what is not Latin. */
export const pythonForm = (code: string): string =>
  code
    .replace(
      /^data_list\.append\((open\("(?:[^"\\]|\\.)*", "rb"\)\.read\(\))\.decode\("latin-1"\)\)$/gm,
      'data_list.append($1)',
    )
    .replace(
      /^data_list\.append\(("(?:[^"\\]|\\.)*"|"--" \+ boundary(?: \+ "--")?)\)$/gm,
      (_, text: string) => `data_list.append(${text.includes('+ boundary') ? `(${text})` : text}.encode())`,
    )
    .replace(/^payload = "\\r\\n"\.join\(data_list\)$/m, 'payload = b"\\r\\n".join(data_list)')

/** A file is read, in place of an empty one. */
export const rustForm = (code: string): string =>
  code.replace(
    /Part::text\(""\)(\s+\.file_name\(("(?:[^"\\]|\\.)*")\))/g,
    (_, named: string, file: string) => `Part::bytes(std::fs::read(${file})?)${named}`,
  )

export const swiftForm = (code: string): string =>
  code.replace(
    /^appendToBody\("<# File data for (.*) #>\\r\\n"\)$/gm,
    (_, file: string) =>
      `body.append(try Data(contentsOf: URL(fileURLWithPath: "${file}")))\nappendToBody("\\r\\n")`,
  )

/** The generator drops the types of parts. */
export const goForm = (plain: Generator): Generator => ({
  generate(request) {
    const parts = partsOf(request)
    if (!parts) return plain.generate(request)
    const written = parts.flatMap((part, index) => goPart(part, `part${index + 1}`, `file${index + 1}`))
    const lines = ['writer := multipart.NewWriter(payload)', ...written, 'writer.Close()']
    const code = plain
      .generate(request)
      .replace(/^\twriter := .*?^\twriter\.Close\(\)$/ms, () => lines.map((line) => `\t${line}`).join('\n'))
    return parts.some(({ contentType }) => contentType)
      ? code.replace('\t"net/http"\n', '\t"net/http"\n\t"net/textproto"\n')
      : code
  },
})

function goPart({ name, value = '', fileName, contentType }: HarPart, part: string, file: string): string[] {
  if (fileName === undefined && !contentType)
    return [`_ = writer.WriteField(${JSON.stringify(name)}, ${JSON.stringify(value)})`]
  const pairs = [['name', name], ...(fileName === undefined ? [] : [['filename', fileName]])]
  const disposition = ['form-data', ...pairs.map(([key, text]) => `${key}=${inQuotes(text ?? '')}`)].join(
    '; ',
  )
  return [
    ...(contentType
      ? [
          `${part}, _ := writer.CreatePart(textproto.MIMEHeader{`,
          `\t"Content-Disposition": {${JSON.stringify(disposition)}},`,
          `\t"Content-Type":        {${JSON.stringify(contentType)}},`,
          '})',
        ]
      : [`${part}, _ := writer.CreateFormFile(${JSON.stringify(name)}, ${JSON.stringify(fileName)})`]),
    ...(fileName === undefined
      ? [`_, _ = ${part}.Write([]byte(${JSON.stringify(value)}))`]
      : [
          `${file}, _ := os.Open(${JSON.stringify(fileName)})`,
          `defer ${file}.Close()`,
          `_, _ = io.Copy(${part}, ${file})`,
        ]),
  ]
}

/** A new project does not use the namespace of the class, whose constructor takes no type with parameters. */
export const cSharpForm = (code: string): string =>
  code.replaceAll('new MediaTypeHeaderValue(', () => 'System.Net.Http.Headers.MediaTypeHeaderValue.Parse(')

/** PHP takes an array: files and typed parts have classes of their own. A name can occur in it only once. */
export const phpForm = (plain: Generator): Generator => ({
  generate(request) {
    const parts = partsOf(request)
    if (!parts) return plain.generate(request)
    const names = parts.map(({ name }) => name)
    const entries = parts.map(({ name, value = '', fileName, contentType }, index) => {
      const repeated = names.indexOf(name) !== names.lastIndexOf(name)
      const key = forPhp(
        repeated ? `${name}[${names.slice(0, index).filter((one) => one === name).length}]` : name,
      )
      const rest = contentType ? `, ${forPhp(contentType)}` : ''
      if (fileName !== undefined)
        return `  ${key} => new CURLFile(${forPhp(fileName)}${rest || `, 'application/octet-stream'`}, ${forPhp(fileName)}),`
      return `  ${key} => ${rest ? `new CURLStringFile(${forPhp(value)}, ${forPhp(name)}${rest})` : forPhp(value)},`
    })
    const option = ['curl_setopt($ch, CURLOPT_POSTFIELDS, [', ...entries, ']);'].join('\n')
    return plain
      .generate(withoutForm(request))
      .replace(/^curl_exec\(\$ch\);$/m, () => `${option}\n\ncurl_exec($ch);`)
  },
})

const forPhp = (text: string): string => `'${text.replace(/['\\]/g, '\\$&')}'`
