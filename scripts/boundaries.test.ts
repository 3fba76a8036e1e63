import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import rules from '../.dependency-cruiser.mjs'
import { alternativesOf } from './alternatives.ts'
import { cruiseHouse, importedModules } from './boundaries.ts'
import { modules } from './server-modules.mjs'
import { ownFiles } from './testing/own-files.ts'

type Files = Readonly<Record<string, string>>

/** For each wall, the smallest house that breaks it. */
const broken: Readonly<Record<string, Files>> = {
  'no-cycles': { 'sdk/src/a.ts': "import './b.ts'", 'sdk/src/b.ts': "import './a.ts'" },
  'app-only-through-sdk': {
    'app/src/lib/x.ts': "import '../../../mocks/src/list.ts'",
    'mocks/src/list.ts': '',
  },
  'app-no-openapi-fetch': { 'app/src/lib/x.ts': "import createClient from 'openapi-fetch'\ncreateClient()" },
  'app-no-sdk-internals': {
    'app/src/lib/x.ts': "import '../../../sdk/src/session.ts'",
    'sdk/src/session.ts': '',
  },
  'features-stand-alone': {
    'app/src/member/a/page.tsx': "import '../b/page.tsx'",
    'app/src/member/b/page.tsx': '',
  },
  'chakra-in-the-kit-only': {
    'app/src/member/a/page.tsx': "import '@chakra-ui/react/menu'",
    'node_modules/@chakra-ui/react/menu.js': '',
  },
  'plain-pieces-stay-plain': {
    'app/src/ui/card.tsx': "import './kit/menu.tsx'",
    'app/src/ui/kit/menu.tsx': '',
  },
  'ui-knows-no-data': {
    'app/src/ui/card.tsx': "import '../lib/browser/storage.ts'",
    'app/src/lib/browser/storage.ts': '',
  },
  'lib-knows-no-feature': {
    'app/src/lib/x.ts': "import '../member/a/page.tsx'",
    'app/src/member/a/page.tsx': '',
  },
  'domain-knows-no-feature': {
    'app/src/domain/wallet/x.ts': "import '../../member/a/page.tsx'",
    'app/src/member/a/page.tsx': '',
  },
  'base-knows-nobody': {
    'app/src/base/x.ts': "import '../lib/x.ts'",
    'app/src/lib/x.ts': '',
  },
  'pages-know-not-where-they-are-drawn': {
    'app/src/lib/x.ts': "import '../prerender/visitor.ts'",
    'app/src/prerender/visitor.ts': '',
  },
  'sdk-stands-alone': { 'sdk/src/x.ts': "import '../../openapi/rows.ts'", 'openapi/rows.ts': '' },
  'sdk-no-node': { 'sdk/src/x.ts': "import 'node:fs'" },
  'engine-knows-no-pack': {
    'openapi/conformance/src/engine/check.ts': "import '../portal/pack.ts'",
    'openapi/conformance/src/portal/pack.ts': '',
  },
  'oas-stands-alone': { 'oas/src/x.ts': "import '../../sdk/src/x.ts'", 'sdk/src/x.ts': '' },
  'oas-by-its-entries': {
    'app/src/lib/x.ts': "import '../../../oas/src/schema/resolve.ts'",
    'oas/src/schema/resolve.ts': '',
  },
  'pages-read-no-documents': {
    'app/src/lib/x.ts': "import '../../../oas/src/document.ts'",
    'oas/src/document.ts': '',
  },
  'contract-knows-nobody': { 'openapi/x.ts': "import '../sdk/src/x.ts'", 'sdk/src/x.ts': '' },
  'nobody-imports-server': { 'scripts/x.ts': "import '../server/src/app.ts'", 'server/src/app.ts': '' },
  'server-reads-contract-only': { 'server/src/x.ts': "import '../../mocks/src/x.ts'", 'mocks/src/x.ts': '' },
  'replicas-decide-nothing': {
    'server/src/modules/auth/handlers.ts': "import '../../platform/http/reading.ts'",
    'server/src/platform/http/reading.ts': '',
  },
  'platform-knows-no-module': {
    'server/src/platform/http/x.ts': "import '../../modules/auth/sessions.ts'",
    'server/src/modules/auth/sessions.ts': '',
  },
  'modules-stand-below': {
    'server/src/modules/usage/x.ts': "import '../../gateway/address.ts'",
    'server/src/gateway/address.ts': '',
  },
  'surfaces-stand-alone': {
    'server/src/pages/x.ts': "import '../gateway/address.ts'",
    'server/src/gateway/address.ts': '',
  },
  'composition-stands-above': {
    'server/src/gateway/x.ts': "import '../tasks.ts'",
    'server/src/tasks.ts': '',
  },
  'handlers-belong-to-composition': {
    'server/src/modules/usage/x.ts': "import './handlers.ts'",
    'server/src/modules/usage/handlers.ts': '',
  },
  'ledger-by-its-functions': {
    'server/src/modules/payments/x.ts': "import '../ledger/x.ts'",
    'server/src/modules/ledger/x.ts': '',
  },
  'payment-provider-by-its-interface': {
    'server/src/modules/payments/x.ts': "import './sandbox/events.ts'",
    'server/src/modules/payments/sandbox/events.ts': '',
  },
  ...Object.fromEntries(
    Object.entries(modules).map(([module, known]) => {
      const stranger = Object.keys(modules).find((other) => other !== module && !known.includes(other))
      return [
        `module-${module}-knows-its-list`,
        {
          [`server/src/modules/${module}/x.ts`]: `import '../${stranger}/y.ts'`,
          [`server/src/modules/${stranger}/y.ts`]: '',
        },
      ]
    }),
  ),
  'no-folder-circles': {
    'server/src/modules/a/x.ts': "import '../b/y.ts'",
    'server/src/modules/b/z.ts': "import '../a/w.ts'",
    'server/src/modules/a/w.ts': '',
    'server/src/modules/b/y.ts': '',
  },
  'declared-packages-only': { 'server/src/x.ts': "import 'a-package-nobody-declared'" },
}

const houses: string[] = []
afterEach(() => {
  for (const house of houses.splice(0)) rmSync(house, { recursive: true })
})

function build(files: Files): string {
  const house = mkdtempSync(join(tmpdir(), 'house-'))
  houses.push(house)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(house, dirname(path)), { recursive: true })
    writeFileSync(join(house, path), path.endsWith('.json') ? text : `${text}\nexport {}\n`)
  }
  writeFileSync(join(house, 'package.json'), '{"name":"house","type":"module"}')
  return house
}

test('every wall has a house that breaks it', () => {
  expect(Object.keys(broken).sort()).toEqual(rules.forbidden.map(({ name }) => name).sort())
})

test.each(Object.entries(broken))('%s is reported when broken', async (rule, files) => {
  const folders = [...new Set(Object.keys(files).map((path) => path.split('/')[0] ?? ''))]
  const violations = await cruiseHouse(build(files), folders)
  expect(violations.map((violation) => violation.rule)).toContain(rule)
})

const repo = join(import.meta.dirname, '..')
const installed = (folder: string): string[] =>
  readdirSync(join(repo, folder)).flatMap((name) =>
    name.startsWith('@') ? installed(`${folder}/${name}`) : [`${folder}/${name}/index.js`],
  )

/** Every file that a wall can speak of: ours, and one for each package. */
const real = [...ownFiles(), ...installed('node_modules')]

interface Side {
  readonly path?: string
  readonly pathNot?: string
}
const sides = rules.forbidden.flatMap(({ name, from, to }) =>
  [from, to].flatMap(({ path, pathNot }: Side) =>
    [path, pathNot].flatMap((pattern) => (pattern === undefined ? [] : [[name, pattern] as const])),
  ),
)

test.each(sides.flatMap(([name, pattern]) => alternativesOf(pattern).map((one) => [name, one] as const)))(
  '%s speaks of files that are there: %s',
  (_name, pattern) => {
    // A placeholder for a group of the other side may match any folder.
    const regexp = new RegExp(pattern.replaceAll(/\$\d/g, '[^/]+'))
    expect(real.some((path) => regexp.test(path))).toBe(true)
  },
)

test('the list of the server’s modules names each folder, has no circle, and holds no pair that nobody needs', async () => {
  const folders = ownFiles('server/src/modules')
    .join('\n')
    .matchAll(/^server\/src\/modules\/([^/]+)\//gm)
  expect(Object.keys(modules).sort()).toEqual([...new Set([...folders].map(([, module]) => module))].sort())

  const done = new Set<string>()
  for (let before = -1; before !== done.size; ) {
    before = done.size
    for (const [module, known] of Object.entries(modules))
      if (known.every((one) => done.has(one))) done.add(module)
  }
  expect(Object.keys(modules).filter((module) => !done.has(module))).toEqual([])

  const used = await importedModules(repo)
  const unused = Object.entries(modules).flatMap(([module, known]) =>
    known.filter((one) => !used.has(`${module} ${one}`)).map((one) => `${module} → ${one}`),
  )
  expect(unused).toEqual([])
})

test('a package that is installed is told by its built files', async () => {
  const house = build({
    'app/package.json': '{"name":"app","dependencies":{"openapi-fetch":"1"}}',
    'app/src/lib/x.ts': "import 'openapi-fetch'",
    'node_modules/openapi-fetch/package.json':
      '{"name":"openapi-fetch","version":"1.0.0","main":"dist/index.js"}',
    'node_modules/openapi-fetch/dist/index.js': '',
  })
  const violations = await cruiseHouse(house, ['app'])
  expect(violations.map(({ rule }) => rule)).toEqual(['app-no-openapi-fetch'])
})

test('only create-app.ts creates a portal', () => {
  const code = "import { createPortal } from '@switchboard/sdk'\nexport const portal = createPortal\n"
  const house = build({ 'app/src/member/a/x.ts': code, 'app/src/create-app.ts': code })
  copyFileSync(join(repo, 'biome.json'), join(house, 'biome.json'))
  const lint = (path: string) =>
    spawnSync(join(repo, 'node_modules/.bin/biome'), ['lint', '--vcs-enabled=false', path], {
      cwd: house,
      encoding: 'utf8',
    })
  expect(lint('app/src/member/a/x.ts').stderr).toContain('noRestrictedImports')
  expect(lint('app/src/create-app.ts').stderr).not.toContain('noRestrictedImports')
})

test('a house that keeps every wall is silent', async () => {
  const house = build({
    'app/src/member/a/page.tsx': "import '../../lib/services.ts'\nimport '../../ui/card.tsx'",
    'app/src/lib/services.ts': "import '../../../sdk/src/index.ts'",
    'app/src/domain/wallet/queries.ts': "import '../../lib/services.ts'\nimport '../../ui/card.tsx'",
    'app/src/ui/card.tsx': "import '../base/format.ts'",
    'app/src/base/format.ts': '',
    'sdk/src/index.ts': "import './session.ts'",
    'sdk/src/session.ts': '',
  })
  expect(await cruiseHouse(house, ['app', 'sdk'])).toEqual([])
})
