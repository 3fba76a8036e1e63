import { stringify } from 'yaml'
import { plainSheets } from '../app/src/theme/plain-sheets.ts'
import { listProducts } from '../mocks/src/products.ts'
import { bundle, contractNames } from '../openapi/scripts/bundle.ts'
import type { Contract } from '../openapi/scripts/contract.ts'
import { withSharedExamples } from '../openapi/scripts/examples.ts'
import { operationsOf } from '../openapi/scripts/operations.ts'
import { contractTypes } from '../sdk/scripts/contract-types.ts'
import { apiFiles } from './generate-apis.ts'
import { banner } from './generate-banner.ts'
import { formsModule } from './generate-forms.ts'
import { qualityGuide } from './generate-gates.ts'
import { policiesModule, readPolicies } from './generate-policies.ts'
import { type ProblemTexts, problemFaults, problemsModule, readProblems } from './generate-problems.ts'
import { scenariosModule } from './generate-scenarios.ts'
import { sdkChangelogGuide } from './generate-sdk-changelog.ts'
import { printedBy, readmeWithSettings } from './generate-settings.ts'
import {
  invalidationsModule,
  listsModule,
  operationIdsModule,
  operationsModule,
  rolesModule,
  staffRolesModule,
  teamRolesModule,
} from './generate-tables.ts'

const databaseTypes = 'server/src/platform/db/generated'

/** Folders that hold generated files and nothing else. */
export const generatedFolders = [
  'openapi/dist',
  'mocks/dist',
  'sdk/src/generated',
  'app/src/ui/generated',
  databaseTypes,
]

const yaml = (document: unknown) => stringify(document, { lineWidth: 0, aliasDuplicateObjects: false })

/** Everything that is derived from the contracts, from migrations or from code: path from the root, and text. */
export async function generatedFiles(): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  files.set('server/content/docs/guides/sdk-changelog.md', await sdkChangelogGuide())
  files.set('server/content/docs/guides/quality.md', qualityGuide())
  const bundles = await Promise.all(
    contractNames.map(async (name) => ({ name, contract: await bundle(name) })),
  )
  for (const { name, contract } of bundles) {
    files.set(`openapi/dist/${name}.json`, `${JSON.stringify(contract, null, 2)}\n`)
    files.set(`openapi/dist/${name}.yaml`, yaml(contract))
    files.set(`openapi/dist/${name}.compact.yaml`, yaml(withSharedExamples(contract)))
  }
  const products = await listProducts()
  for (const { name, document } of products) files.set(`mocks/dist/${name}.yaml`, yaml(document))
  for (const [path, text] of await apiFiles(products)) files.set(path, text)
  const [database, ...types] = await Promise.all([
    printedBy('src/commands/print-database-types.ts'),
    ...bundles.map(({ contract }) => contractTypes(contract)),
  ])
  files.set(`${databaseTypes}/database.ts`, database)
  bundles.forEach(({ name }, index) => {
    files.set(`sdk/src/generated/${name}.ts`, `${banner}${types[index]}`)
  })
  const portal = bundles.find(({ name }) => name === 'portal')
  if (portal) addTables(files, portal.contract, await readProblems())
  const policies = await readPolicies()
  files.set('sdk/src/generated/policies.ts', policiesModule(policies))
  files.set('openapi/dist/policies.json', `${JSON.stringify(policies, null, 2)}\n`)
  for (const [name, css] of plainSheets()) files.set(`app/src/ui/generated/${name}.css`, css)
  files.set('server/README.md', await readmeWithSettings())
  return files
}

function addTables(files: Map<string, string>, contract: Contract, problems: ProblemTexts): void {
  const faults = problemFaults(problems, contract)
  if (faults.length > 0) throw new Error(`problems.yaml: ${faults.join('; ')}`)
  const entries = operationsOf(contract).sort((a, b) => (a.key < b.key ? -1 : 1))
  const home = 'sdk/src/generated'
  files.set(`${home}/operations.ts`, operationsModule(entries))
  files.set(`${home}/operation-ids.ts`, operationIdsModule(entries))
  files.set(`${home}/invalidations.ts`, invalidationsModule(contract, entries))
  files.set(`${home}/roles.ts`, rolesModule(entries))
  files.set(`${home}/team-roles.ts`, teamRolesModule(entries))
  files.set(`${home}/staff-roles.ts`, staffRolesModule(entries))
  files.set(`${home}/lists.ts`, listsModule(contract, entries))
  files.set(`${home}/scenarios.ts`, scenariosModule(contract, entries))
  files.set(`${home}/forms.ts`, formsModule(contract, entries))
  files.set(`${home}/problems.ts`, problemsModule(problems, contract, entries))
  files.set('openapi/dist/problems.json', `${JSON.stringify(problems, null, 2)}\n`)
}
