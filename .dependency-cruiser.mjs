import { modules } from './scripts/server-modules.mjs'

// The walls of the house. Each comment says where the thing belongs instead.
/** @param {string} name @param {string} comment @param {object} from @param {object} to */
const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: /** @type {const} */ ('error'),
  from,
  to,
})
const ownTests = '\\.test\\.tsx?$|/test/|/e2e/'

export default {
  forbidden: [
    forbid(
      'no-cycles',
      'Two files that need each other are one idea, or share a third: move the shared part into a file of its own.',
      {},
      { circular: true },
    ),
    forbid(
      'app-only-through-sdk',
      'The app knows the backend through @switchboard/sdk alone. What it lacks belongs in the contract and the SDK. @switchboard/oas knows no backend: see decision 0023.',
      { path: '^app/src/' },
      { path: '^(openapi|mocks|server|scripts)/' },
    ),
    forbid(
      'app-no-openapi-fetch',
      'Calls go through the portal that app/src/create-app.ts makes, which carries session, idempotency and errors.',
      { path: '^app/' },
      { path: 'openapi-fetch' },
    ),
    forbid(
      'app-no-sdk-internals',
      'Use the entries the SDK publishes: @switchboard/sdk, /react-query, /content, /mock, /forms, /problems, /stream, /apis.',
      { path: '^app/' },
      {
        path: '^sdk/src/',
        pathNot: '^sdk/src/(index|react-query|content|mock|forms|problems|stream|apis)\\.ts$',
      },
    ),
    forbid(
      'features-stand-alone',
      'What two features need moves to app/src/ui, app/src/lib or, where it knows the product, app/src/domain; a page made of two is composed in the folder above them.',
      { path: '^app/src/(public|member|admin)/([^/]+)/' },
      {
        path: '^app/src/(public|member|admin)/',
        pathNot: '^app/src/($1/$2/|admin/((accounts|bulk|views)/|[^/]+$))',
      },
    ),
    forbid(
      'ui-knows-no-data',
      'A piece of ui gets its data as props. The query or route belongs to the feature that uses it; what both need, such as a format, to app/src/base.',
      { path: '^app/src/ui/', pathNot: ownTests },
      {
        path: '^sdk/|@tanstack|node_modules/(wouter|valtio)|^app/src/(public|member|admin|layouts|router|domain|lib|create-app)',
      },
    ),
    forbid(
      'chakra-in-the-kit-only',
      'A page is built of app/src/ui. What Chakra has and the kit lacks becomes a file of app/src/ui/kit, with a recipe of app/src/theme.',
      { path: '^app/src/', pathNot: '^app/src/(ui/kit|theme)/' },
      { path: 'node_modules/(@chakra-ui|@ark-ui|@emotion)/' },
    ),
    forbid(
      'plain-pieces-stay-plain',
      'Public pages are built of these and must not load Chakra (decision 0017). What needs it belongs in app/src/ui/kit.',
      { path: '^app/src/ui/', pathNot: '^app/src/ui/kit/' },
      { path: '^app/src/(ui/kit|theme/(chakra-scope|system|recipes))' },
    ),
    forbid(
      'lib-knows-no-feature',
      'lib serves every feature. What knows one feature belongs in that feature, what knows the product in app/src/domain.',
      { path: '^app/src/lib/', pathNot: ownTests },
      { path: '^app/src/(domain|public|member|admin|layouts|routes)' },
    ),
    forbid(
      'domain-knows-no-feature',
      'domain has what several features know of a thing of the product, such as the wallet. What one of them knows belongs in that feature.',
      { path: '^app/src/domain/', pathNot: ownTests },
      { path: '^app/src/(public|member|admin|layouts|routes)' },
    ),
    forbid(
      'base-knows-nobody',
      'ui, lib and domain all stand on base. What needs one of them belongs there.',
      { path: '^app/src/base/' },
      { path: '^app/src/', pathNot: '^app/src/base/' },
    ),
    forbid(
      'pages-know-not-where-they-are-drawn',
      'src/prerender draws the app on the server. What both need, such as useHydrating, belongs in app/src/lib.',
      { path: '^app/src/', pathNot: '^app/src/prerender/' },
      { path: '^app/src/prerender/' },
    ),
    forbid(
      'sdk-stands-alone',
      'The SDK is published by itself. What it needs from the contract is generated into sdk/src/generated.',
      { path: '^sdk/src/', pathNot: ownTests },
      { path: '^(openapi|mocks|server|app|scripts)/' },
    ),
    forbid(
      'sdk-no-node',
      'The SDK runs in browsers and workers, too. Take the thing as a parameter.',
      { path: '^sdk/src/', pathNot: ownTests },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'oas-stands-alone',
      'Documents, schemas and operations are parameters of @switchboard/oas; it knows none of ours. See decision 0023.',
      { path: '^oas/src/', pathNot: ownTests },
      { path: '^(openapi|sdk|mocks|server|app|scripts)/' },
    ),
    forbid(
      'engine-knows-no-pack',
      'The engine of the conformance checker checks any OpenAPI backend. What is known of one API is in its rule pack (src/portal), which the engine gets as a parameter. See openapi/conformance/README.md.',
      { path: '^openapi/conformance/src/engine/' },
      { path: '^openapi/conformance/src/(?!engine/)' },
    ),
    forbid(
      'oas-by-its-entries',
      'Use the entries that the package has: @switchboard/oas/schema, /paths, /request, /snippets, /security, /errors, /document, /compare, /description, /tools.',
      { pathNot: '^oas/' },
      { path: '^oas/src/.+/' },
    ),
    forbid(
      'pages-read-no-documents',
      'A page gets documentation in portions, as the server read it from the document: see decision 0013.',
      { path: '^app/src/' },
      { path: '^oas/src/(document|compare|tools)\\.ts$' },
    ),
    forbid(
      'contract-knows-nobody',
      'The contract is the centre. Others are generated from it.',
      { path: '^openapi/' },
      { path: '^(sdk|mocks|server|app)/' },
    ),
    forbid(
      'nobody-imports-server',
      'The server is a process. Reach it over HTTP. The budgets of its bench are a table, which a page shows.',
      { pathNot: '^server/' },
      { path: '^server/', pathNot: '^server/bench/server/budgets\\.ts$' },
    ),
    forbid(
      'server-reads-contract-only',
      'The server implements the contract; from the SDK it takes types alone.',
      { path: '^server/src/', pathNot: ownTests },
      { path: '^(app|mocks|scripts)/' },
    ),
    forbid(
      'replicas-decide-nothing',
      'Money and access are decided by the primary. Pages, lists and files that only show may be read from a replica: decision 0103. A module that has such reads is added here.',
      {
        path: '^server/src/',
        pathNot:
          '^server/src/((main|app)\\.ts|platform/|modules/(admin|catalogue|reference|usage|wallet)/handlers\\.ts|modules/(usage/exports|admin/(audit-log|deliveries|exports|overview))\\.ts)',
      },
      { path: '^server/src/platform/(http/reading|db/(open-reads|replica|replica-connections))\\.ts$' },
    ),
    forbid(
      'platform-knows-no-module',
      'The base serves every module. What it needs of one is given by the composition, or added by the module to an interface of the base: decision 0029.',
      { path: '^server/src/platform/' },
      { path: '^server/src/', pathNot: '^server/src/platform/' },
    ),
    forbid(
      'modules-stand-below',
      'What a module needs of the gateway, of drawn pages or of publishing belongs in the module, or in the base.',
      { path: '^server/src/modules/' },
      { path: '^server/src/(gateway|pages|publishing)/' },
    ),
    forbid(
      'surfaces-stand-alone',
      'What the gateway, drawn pages and publishing share belongs in a module or in the base.',
      { path: '^server/src/(gateway|pages|publishing)/' },
      { path: '^server/src/(gateway|pages|publishing)/', pathNot: '^server/src/$1/' },
    ),
    forbid(
      'composition-stands-above',
      'Files directly in server/src put the parts together, commands run them, seed fills them. Take what you need of them as a parameter.',
      { path: '^server/src/[^/]+/', pathNot: '^server/src/(commands|seed)/' },
      { path: '^server/src/([^/]+\\.ts$|(commands|seed)/)' },
    ),
    forbid(
      'handlers-belong-to-composition',
      'Handlers answer requests. What another module needs of them belongs in a service or a repo of the module.',
      { path: '^server/src/', pathNot: '^server/src/(handlers|app)\\.ts$' },
      { path: '^server/src/modules/.+handlers\\.ts$' },
    ),
    forbid(
      'ledger-by-its-functions',
      'Balances move in server/src/modules/ledger alone; call moveCredits of the wallet. Its tables are written by its SQL.',
      { path: '^server/src/', pathNot: '^server/src/modules/ledger/' },
      {
        path: '^server/src/modules/ledger/',
        pathNot:
          '^server/src/modules/ledger/(post|calls-in-flight|days-repo|level-changes|limit-counts|open-wallet|import-history|market-zone|top-ups-repo)\\.ts$',
      },
    ),
    forbid(
      'payment-provider-by-its-interface',
      'modules/payments/provider.ts says what a payment provider is, and choose-provider.ts has the one of the deployment. What only the sandbox knows stays in sandbox/.',
      { path: '^server/src/modules/payments/', pathNot: '/payments/(sandbox/|choose-provider\\.ts$)' },
      { path: '^server/src/modules/payments/sandbox/' },
    ),
    ...Object.entries(modules).map(([module, known]) =>
      forbid(
        `module-${module}-knows-its-list`,
        `${module} may import ${known.length > 0 ? known.join(', ') : 'no other module'}. A new pair goes into scripts/server-modules.mjs, in a commit that says why: decision 0029.`,
        { path: `^server/src/modules/${module}/` },
        { path: '^server/src/modules/', pathNot: `^server/src/modules/(${[module, ...known].join('|')})/` },
      ),
    ),
    {
      ...forbid(
        'no-folder-circles',
        'Two folders that need each other are one, or share a third below them.',
        { path: '^server/src/' },
        { circular: true },
      ),
      scope: /** @type {const} */ ('folder'),
    },
    forbid(
      'declared-packages-only',
      'Add the package to this workspace’s package.json.',
      { pathNot: ownTests },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown', 'undetermined'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Our own built folders; those of packages are where imports resolve to.
    exclude: { path: '^(oas|openapi|openapi/conformance|sdk|mocks|server|app)/(dist|dist-server|\\.cache)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@switchboard/source', 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
