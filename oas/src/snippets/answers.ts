import { type ExpectedAnswer, textual as types } from '../request/expected-answer.ts'
import { quoted } from './literal.ts'

/** Media types are written in any case. */
const textual = `(?i)${types}`

/** Code of a generator, which prints each body as a text, that ends well with bytes and streams, too. */
type Finish = (code: string, answer: Answer) => string

interface Answer {
  /** The file for bytes, if they can come. */
  readonly file: string | undefined
  /** Whether all that can come is kept. */
  readonly onlyFile: boolean
  readonly streams: boolean
  /** Whether nothing can come but a status. */
  readonly empty: boolean
}

export function readAnswer(language: string, code: string, { kinds, file }: ExpectedAnswer): string {
  return (
    finishes[language]?.(code, {
      file: kinds.includes('bytes') ? file : undefined,
      onlyFile: kinds.every((kind) => kind === 'bytes'),
      streams: kinds.includes('stream'),
      empty: kinds.every((kind) => kind === 'none'),
    }) ?? code
  )
}

const after = (code: string, ...lines: readonly string[]): string => [code, ...lines].join('\n')

/** Imports of Go are used, each of them, and in their order. */
function withImports(code: string, ...packages: readonly string[]): string {
  return code.replace(/import \(\n([\s\S]*?)\n\)/, (_, known: string) => {
    const all = new Set([...known.split('\n'), ...packages.map((name) => `\t"${name}"`)])
    return `import (\n${[...all].toSorted().join('\n')}\n)`
  })
}

const finishes: Readonly<Record<string, Finish>> = {
  curl: (code, { file, onlyFile, streams }) =>
    [
      code,
      ...(streams && !file ? ['--no-buffer'] : []),
      ...(file ? [`--output ${file}`] : []),
      // Nothing is kept of a failure, or else it is told what was kept.
      ...(file ? [onlyFile ? '--fail' : `--write-out '%{content_type}\\n'`] : []),
    ].join(' \\\n  '),

  python: (code, { file, streams, empty }) => {
    const print = 'print(response.read().decode())'
    const text = streams
      ? ['for line in response:', '    print(line.decode("utf-8", "replace"), end="", flush=True)']
      : ['print(response.read().decode(response.headers.get_content_charset("utf-8"), "replace"))']
    if (empty) return code.replace(print, () => 'print(response.status, response.reason)')
    if (!file) return code.replace(print, () => text.join('\n'))
    const branch = [
      `if re.search(r"${textual}", response.headers.get("Content-Type", "")):`,
      ...text.map((line) => `    ${line}`),
      'else:',
      `    with open("${file}", "wb") as file:`,
      '        file.write(response.read())',
    ]
    return code
      .replace('import http.client\n', () => 'import http.client\nimport re\n')
      .replace(print, () => branch.join('\n'))
  },

  go: (code, { file, streams }) => {
    const print = '\tfmt.Println(string(body))'
    if (file) {
      const branch = [
        `\tif regexp.MustCompile(\`${textual}\`).MatchString(res.Header.Get("Content-Type")) {`,
        `\t${print}`,
        '\t} else {',
        `\t\t_ = os.WriteFile("${file}", body, 0o644)`,
        '\t}',
      ]
      return withImports(code, 'os', 'regexp').replace(print, () => branch.join('\n'))
    }
    if (!streams) return code
    return withImports(code, 'os')
      .replace('\tbody, _ := io.ReadAll(res.Body)\n\n', '\n')
      .replace(print, () => '\t_, _ = io.Copy(os.Stdout, res.Body)')
  },

  java: (code, { file, streams }) => {
    const handled = (type: string, handler: string, ...lines: readonly string[]) =>
      code
        .replace('HttpResponse<String>', () => `HttpResponse<${type}>`)
        .replace('BodyHandlers.ofString()', () => `BodyHandlers.${handler}()`)
        .replace('System.out.println(response.body());', () => lines.join('\n'))
    if (file)
      return handled(
        'byte[]',
        'ofByteArray',
        'String type = response.headers().firstValue("Content-Type").orElse("");',
        `if (java.util.regex.Pattern.compile("${textual}").matcher(type).find())`,
        '  System.out.println(new String(response.body(), java.nio.charset.StandardCharsets.UTF_8));',
        'else',
        `  java.nio.file.Files.write(java.nio.file.Path.of("${file}"), response.body());`,
      )
    if (!streams) return code
    const lines = 'response.body().forEach(System.out::println);'
    return handled('java.util.stream.Stream<String>', 'ofLines', lines)
  },

  kotlin: (code, { file, streams }) => {
    if (file)
      return after(
        code,
        `if (Regex("${textual}").containsMatchIn(response.header("Content-Type") ?: ""))`,
        '  println(response.body?.string())',
        'else',
        `  response.body?.let { java.io.File("${file}").writeBytes(it.bytes()) }`,
      )
    return after(
      code,
      streams ? 'response.body?.charStream()?.forEachLine(::println)' : 'println(response.body?.string())',
    )
  },

  csharp: (code, { file, streams }) => {
    const print = 'Console.WriteLine(await response.Content.ReadAsStringAsync());'
    if (file) {
      const branch = [
        'var type = response.Content.Headers.ContentType?.ToString() ?? "";',
        `if (System.Text.RegularExpressions.Regex.IsMatch(type, @"${textual}"))`,
        `  ${print}`,
        'else',
        `  await File.WriteAllBytesAsync("${file}", await response.Content.ReadAsByteArrayAsync());`,
      ]
      return code.replace(print, () => branch.join('\n'))
    }
    if (!streams) return code
    const lines = [
      'using var reader = new StreamReader(await response.Content.ReadAsStreamAsync());',
      'while (await reader.ReadLineAsync() is { } line)',
      '  Console.WriteLine(line);',
    ]
    return code
      .replace('SendAsync(request)', 'SendAsync(request, HttpCompletionOption.ResponseHeadersRead)')
      .replace(print, () => lines.join('\n'))
  },

  // It prints what comes, as it comes.
  php: (code, { file }) => {
    if (!file) return code
    const branch = [
      'curl_setopt($ch, CURLOPT_RETURNTRANSFER, true);',
      '',
      '$body = curl_exec($ch);',
      '$type = (string) curl_getinfo($ch, CURLINFO_CONTENT_TYPE);',
      '',
      `if (preg_match('#${textual}#', $type)) {`,
      '  echo $body;',
      '} else {',
      `  file_put_contents('${file}', $body);`,
      '}',
    ]
    return code.replace('curl_exec($ch);', () => branch.join('\n'))
  },

  ruby: (code, { file, streams }) => {
    const print = 'puts response.read_body'
    if (file) {
      const branch = [
        `if response['Content-Type'].to_s.match?(%r{${textual}})`,
        `  ${print}`,
        'else',
        `  File.binwrite('${file}', response.read_body)`,
        'end',
      ]
      return code.replace(print, () => branch.join('\n'))
    }
    if (!streams) return code
    const parts = ['http.request(request) do |response|', '  response.read_body { |part| print part }', 'end']
    return code.replace(`response = http.request(request)\n${print}`, () => parts.join('\n'))
  },

  rust: (code, { file, streams }) => {
    const print = 'println!("{}", response.text().await?);'
    if (file)
      return after(
        code,
        '',
        'let headers = response.headers();',
        'let content_type = headers.get("content-type").map_or("", |value| value.to_str().unwrap_or(""));',
        'let content_type = content_type.to_lowercase();',
        'let words = ["text/", "/json", "+json", "ndjson", "/xml", "+xml", "yaml"];',
        '',
        'if content_type.is_empty() || words.iter().any(|word| content_type.contains(word)) {',
        `    ${print}`,
        '} else {',
        `    std::fs::write("${file}", response.bytes().await?)?;`,
        '}',
      )
    if (!streams) return after(code, '', print)
    return after(
      code.replace('let response = ', 'let mut response = '),
      '',
      'while let Some(part) = response.chunk().await? {',
      '    std::io::Write::write_all(&mut std::io::stdout(), &part)?;',
      '}',
    )
  },

  swift: (code, { file, streams }) => {
    const print = 'print(String(data: data, encoding: .utf8) ?? "")'
    if (file) {
      const branch = [
        'let type = httpResponse.value(forHTTPHeaderField: "Content-Type") ?? ""',
        `if type.range(of: "${textual}", options: .regularExpression) != nil {`,
        `  ${print}`,
        '} else {',
        `  try data.write(to: URL(fileURLWithPath: "${file}"))`,
        '}',
      ]
      return code.replace(print, () => branch.join('\n'))
    }
    if (!streams) return code
    const lines = ['for try await byte in bytes {', '  FileHandle.standardOutput.write(Data([byte]))', '}']
    return code
      .replace('let (data, response) =', 'let (bytes, response) =')
      .replace('URLSession.shared.data(for:', 'URLSession.shared.bytes(for:')
      .replace(print, () => lines.join('\n'))
  },

  powershell: (code, { file, streams }) => {
    if (file)
      return code
        .replace('$response = Invoke-RestMethod', 'Invoke-RestMethod')
        .replace(/\n\$response$/, ` -OutFile ${quoted(file)}`)
    return streams ? code.replace(/\n\$response$/, '\n# It prints once the stream has ended.$&') : code
  },
}
