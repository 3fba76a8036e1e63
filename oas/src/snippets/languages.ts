import type { HttpRequest } from '../request/build-request.ts'
import type { TypedCall } from '../request/client-call.ts'
import {
  csharpFile,
  curlFile,
  goFile,
  javaFile,
  kotlinFile,
  phpFile,
  powershellFile,
  pythonFile,
  rubyFile,
  rustFile,
  swiftFile,
} from './file.ts'
import { cSharpForm, curlForm, goForm, phpForm, pythonForm, rustForm, swiftForm } from './form.ts'
import type { Generator } from './har.ts'
import { keepNumbers, keepNumbersAsText, keepText, phpText, pythonBytes, shellText } from './long-numbers.ts'

export interface Language {
  readonly id: string
  readonly name: string
  /** Whether the build runs each sample of an API with a typed client: the server’s test of samples. */
  readonly isVerified?: boolean
  /** The client that sends no body with a method, by that method. */
  readonly bodiless?: Readonly<Record<string, string>>
  /** Corrects faults of the generator. */
  readonly finish?: (code: string) => string
  readonly load: () => Promise<Generator>
  /** Prints the call for an API with a typed client; undefined if that would send another request. */
  readonly loadClient?: () => Promise<(request: HttpRequest, call: TypedCall) => string | undefined>
}

const withoutBody = (client: string) => ({ GET: client, HEAD: client })

export const curl: Language = {
  id: 'curl',
  name: 'curl',
  isVerified: true,
  // `--head` excludes it.
  bodiless: { HEAD: 'curl' },
  // `--data` would read a file where a text begins with @, and make a POST of a GET; `--request HEAD` would wait for a body.
  finish: (code) =>
    (/^ {2}--(?:data|form)/m.test(code)
      ? code.replace(/^(curl .*\n)(?! {2}--request )/, '$1  --request GET \\\n')
      : code
    )
      .replace(/^( {2})--data '/m, "$1--data-raw '")
      .replace(/^( {2})--request HEAD\b/m, '$1--head'),
  load: () =>
    import('@scalar/snippetz/plugins/shell/curl').then((one) =>
      curlFile(curlForm(keepText(shellText)(keepNumbers(one.shellCurl)))),
    ),
}

/** In the order in which they are listed, the SDK first. Each generator is loaded when its language is looked at. */
export const languages: readonly Language[] = [
  {
    id: 'typescript',
    name: 'TypeScript',
    bodiless: withoutBody('fetch'),
    isVerified: true,
    load: () => import('./fetch.ts').then((one) => one.typeScript),
    loadClient: () => import('./client.ts').then((one) => one.clientSample),
  },
  curl,
  {
    id: 'javascript',
    name: 'JavaScript',
    bodiless: withoutBody('fetch'),
    isVerified: true,
    load: () => import('./fetch.ts').then((one) => one.javaScript),
  },
  {
    id: 'python',
    name: 'Python',
    isVerified: true,
    finish: pythonForm,
    load: () =>
      import('@scalar/snippetz/plugins/python/python3').then((one) =>
        pythonFile(keepNumbersAsText(pythonBytes)(one.pythonPython3)),
      ),
  },
  {
    id: 'go',
    name: 'Go',
    load: () =>
      import('@scalar/snippetz/plugins/go/native').then((one) => goFile(goForm(keepNumbers(one.goNative)))),
  },
  {
    id: 'java',
    name: 'Java',
    load: () =>
      import('@scalar/snippetz/plugins/java/nethttp').then((one) => javaFile(keepNumbers(one.javaNethttp))),
  },
  {
    id: 'kotlin',
    name: 'Kotlin',
    bodiless: withoutBody('OkHttp'),
    load: () =>
      import('@scalar/snippetz/plugins/kotlin/okhttp').then((one) =>
        kotlinFile(keepNumbers(one.kotlinOkhttp)),
      ),
  },
  {
    id: 'csharp',
    name: 'C#',
    finish: (code) => `${cSharpForm(code)}\n\nConsole.WriteLine(await response.Content.ReadAsStringAsync());`,
    load: () =>
      import('@scalar/snippetz/plugins/csharp/httpclient').then((one) =>
        csharpFile(keepNumbers(one.csharpHttpclient)),
      ),
  },
  {
    id: 'php',
    name: 'PHP',
    bodiless: { HEAD: 'PHP’s curl' },
    // A field makes a POST of a GET.
    finish: (code) =>
      code.includes('CURLOPT_CUSTOMREQUEST') || code.includes('CURLOPT_POST,')
        ? code
        : code.replace(
            'curl_setopt($ch, CURLOPT_POSTFIELDS,',
            "curl_setopt($ch, CURLOPT_CUSTOMREQUEST, 'GET');\n$&",
          ),
    load: () =>
      import('@scalar/snippetz/plugins/php/curl').then((one) =>
        phpFile(phpForm(keepNumbersAsText(phpText)(one.phpCurl))),
      ),
  },
  {
    id: 'ruby',
    name: 'Ruby',
    // Without the quotes Ruby would read `#{…}` and backslashes of the body as its own.
    finish: (code) => code.replace('<<~JSON', "<<~'JSON'"),
    load: () =>
      import('@scalar/snippetz/plugins/ruby/native').then((one) => rubyFile(keepNumbers(one.rubyNative))),
  },
  {
    id: 'rust',
    name: 'Rust',
    finish: rustForm,
    load: () =>
      import('@scalar/snippetz/plugins/rust/reqwest').then((one) =>
        rustFile(keepNumbersAsText(JSON.stringify)(one.rustReqwest)),
      ),
  },
  {
    id: 'swift',
    name: 'Swift',
    bodiless: withoutBody('URLSession'),
    finish: swiftForm,
    load: () =>
      import('@scalar/snippetz/plugins/swift/nsurlsession').then((one) =>
        swiftFile(keepNumbers(one.swiftNsurlsession)),
      ),
  },
  {
    id: 'powershell',
    name: 'PowerShell',
    load: () =>
      import('@scalar/snippetz/plugins/powershell/restmethod').then((one) =>
        powershellFile(keepNumbers(one.powershellRestmethod)),
      ),
  },
]
