import { fileMark, type Generator, type Har } from './har.ts'

/** A body that is a file, as each language reads it. The generators know texts alone: theirs has a word in its place. */

type Write = (code: string, fileName: string, request: Har) => string

const withFile =
  (write: Write) =>
  (plain: Generator): Generator => ({
    generate(request) {
      const code = plain.generate(request)
      const { fileName } = request.postData ?? {}
      return fileName === undefined ? code : write(code, fileName, request)
    },
  })

const replace = (text: string, by: (fileName: string) => string): Write => {
  return (code, fileName) => code.replace(text, () => by(fileName))
}

const inSingle = (text: string): string => `'${text.replace(/['\\]/g, '\\$&')}'`
const inDouble = (text: string): string => JSON.stringify(text)

export const curlFile = withFile((code, name) =>
  code.replace(
    // Binary content has another option.
    new RegExp(`--data(-binary)? '${fileMark}'`),
    () => `--data-binary '@${name.replaceAll("'", "'\\''")}'`,
  ),
)

export const fetchFile = withFile((code, name) =>
  [
    `import { openAsBlob } from 'node:fs'\n`,
    code.replace(`'${fileMark}'`, () => `await openAsBlob(${inSingle(name)})`),
  ].join('\n'),
)

export const pythonFile = withFile((code, name) =>
  code.replace(
    new RegExp(`payload = b?"${fileMark}"`),
    () => `payload = open(${inDouble(name)}, "rb").read()`,
  ),
)

export const goFile = withFile((code, name) =>
  code
    .replace('import (\n', 'import (\n\t"bytes"\n')
    .replace('\t"strings"\n', '\t"os"\n')
    .replace(
      `payload := strings.NewReader("${fileMark}")`,
      () => `file, _ := os.ReadFile(${inDouble(name)})\n\tpayload := bytes.NewReader(file)`,
    ),
)

export const javaFile = withFile(
  replace(
    `"${fileMark}".getBytes(java.nio.charset.StandardCharsets.UTF_8)`,
    (name) => `java.nio.file.Files.readAllBytes(java.nio.file.Path.of(${inDouble(name)}))`,
  ),
)

export const kotlinFile = withFile(
  replace(`"${fileMark}"`, (name) => `java.io.File(${inDouble(name).replaceAll('$', '\\$')})`),
)

export const csharpFile = withFile((code, name, { postData }) => {
  const read = `await File.ReadAllBytesAsync(${inDouble(name)})`
  const type = `System.Net.Http.Headers.MediaTypeHeaderValue.Parse(${inDouble(postData?.mimeType ?? '')})`
  return code
    .replace(`System.Text.Encoding.UTF8.GetBytes("${fileMark}")`, () => read)
    .replace(
      /new StringContent\([\s\S]*?\);/,
      () => `new ByteArrayContent(${read});\nrequest.Content.Headers.ContentType = ${type};`,
    )
})

export const phpFile = withFile(replace(`'${fileMark}'`, (name) => `file_get_contents(${inSingle(name)})`))

export const rubyFile = withFile(replace(`"${fileMark}"`, (name) => `File.binread(${inSingle(name)})`))

export const rustFile = withFile(replace(`"${fileMark}"`, (name) => `std::fs::read(${inDouble(name)})?`))

export const swiftFile = withFile((code, name) =>
  code
    .replace(/^let (rawBody|binaryBody) = .*\n/m, '')
    .replace(
      /^(request\.httpBody = ).*$/m,
      (_, set: string) => `${set}try Data(contentsOf: URL(fileURLWithPath: ${inDouble(name)}))`,
    ),
)

export const powershellFile = withFile(
  replace(
    `[System.Text.Encoding]::UTF8.GetBytes('${fileMark}')`,
    (name) => `[System.IO.File]::ReadAllBytes((Resolve-Path '${name.replaceAll("'", "''")}'))`,
  ),
)
