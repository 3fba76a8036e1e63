import type { Rolldown } from 'vite'

const anyOf =
  (...patterns: readonly RegExp[]) =>
  (module: string) =>
    patterns.some((pattern) => pattern.test(module))

/** Modules that only signed-in pages share: one file, since most of them are smaller than a request. */
const accountParts = anyOf(
  /src[\\/]member[\\/](?:(?:notifications(?![\\/](?:queries|history))|overview)[\\/]|wallet[\\/](?!queries|balance-at|entry-drawer|ledger|spend-cap)).*\.(?:ts|css)$/,
  /src[\\/]layouts[\\/](?:board|kit-scope|rail[\\/])/,
  /src[\\/]domain[\\/](?:keys[\\/]key-texts|team|usage[\\/](?!usage-columns)|wallet[\\/](?!rules|transaction-filter|ledger-address|price|spend-cap))/,
  /src[\\/](?:lib[\\/]browser[\\/]use-now|base[\\/]format[\\/](?:ago|day-presets|time-since|market-days))/,
  /src[\\/]ui[\\/](?:figure-card|list-card|list-tools)|dayjs[\\/]plugin/,
  /sdk[\\/]src[\\/]generated[\\/]team-roles/,
)

/** Icons of signed-in pages alone: no visitor fetches them. */
const accountIcons =
  /lucide-react[\\/].*[\\/](?:arrow-down|arrow-up|arrow-up-down|bell|bookmark|bookmark-plus|calendar-days|chart-no-axes-column|ellipsis|info|key-round|lock|lock-open|log-out|package-x|printer|receipt-text|scroll-text|settings-2|smartphone|square-terminal|upload|users|users-round|webhook)\.mjs/

/** Modules that some of them share with public pages, or that bring a part of the kit along. */
const accountControls = anyOf(
  /src[\\/](?:domain[\\/](?:billing|keys|kyb|wallet(?![\\/]price-facts)|webhooks|second-factor|exports)|lib[\\/](?:browser[\\/]drafts|query[\\/](?:paged-table|query-drawer|list-filters)))/,
  /src[\\/]ui[\\/]chart/,
)

// Without those that bring Chakra, react-hook-form, a parser or time zones along; with the widths that both worlds share.
const publicParts =
  /node_modules[\\/]lucide-react|src[\\/](?:ui|lib|base|domain)[\\/](?!kit|agents|copy-page|plans|staff|code[\\/]|json-block|facts|fact-group|wallet[\\/]price|browser[\\/]url-query|list-(?:card|tools)|captcha|forms|language-tabs|format[\\/](?:dates|long-date)|markdown|prose|form-(?:card|button)|new-password|plain-(?:field|checkbox)|usage[\\/]usage-columns|status|subscriptions[\\/]limits|problem-text|catalogue[\\/](?:api-card|call-limits|announcements)|api-card)|src[\\/](?:theme[\\/](?:breakpoints|nav-link)|layouts[\\/]layouts\.module)/
const lightParts = (module: string) =>
  publicParts.test(module) && !accountParts(module) && !accountControls(module) && !accountIcons.test(module)

/** Forms write, and so do pages without one. */
const writeParts = /node_modules[\\/]@tanstack[\\/]|sdk[\\/]src[\\/]react-query/

/** Forms without the kit. */
const formParts =
  /node_modules[\\/]react-hook-form[\\/]|src[\\/](?:lib[\\/](?:captcha|forms[\\/](?!confirm\.))|public[\\/]login[\\/](?:use-challenge|recovery-link)|ui[\\/](?:form-(?:card|button)|new-password|plain-(?:field|checkbox)))|sdk[\\/]src[\\/](?:generated[\\/])?forms/

/** Of the kit, what lies above a page: it comes with the first that is opened. */
const overlayParts =
  /@zag-js[\\/](?:dialog|focus-trap|dismissable|interact-outside|aria-hidden|remove-scroll)[\\/]|components[\\/](?:dialog|drawer)[\\/]|src[\\/]ui[\\/]kit[\\/](?:dialog|drawer)\./

/** The calendar, which is as large as half of the kit. */
const calendarParts =
  /@internationalized[\\/]date|@zag-js[\\/](?:date-|live-region)|components[\\/]date-picker|ui[\\/]kit[\\/]date-range/

/** Of pages with long lists and long waits, which the first signed-in page is not. */
const listParts =
  /(?:components|@zag-js)[\\/](?:pagination|progress)[\\/]|ui[\\/]kit[\\/](?:pagination|progress)|lib[\\/]browser[\\/]url-query/

/** Shared by those and all below. Separate, so that a field doesn't fetch a calendar. */
const machineParts =
  /@zag-js[\\/](?:core|react|store|types|utils|dom-query|presence|dismissable|interact-outside)[\\/]|@ark-ui[\\/]react[\\/]dist[\\/](?:utils|providers|components[\\/](?:factory|presence|portal))/

/** Popups beside their buttons. */
const menuParts =
  /@floating-ui|@zag-js[\\/](?:popper|rect-utils|menu)[\\/]|components[\\/]menu[\\/]|src[\\/]ui[\\/]kit[\\/]menu\./

/** Inputs and choices: a page of tables and charts has none. */
const controlParts =
  /@zag-js[\\/](?!anatomy)|@ark-ui[\\/]|components[\\/](?:field|input|textarea|checkbox|native-select|segment-group|radio-group|tabs|switch|steps)[\\/]|src[\\/]ui[\\/]kit[\\/](?:[a-z-]*field|password-[a-z]+|checkbox|segments|radio-group|tabs|switch|stepper)\./

const controls = (module: string) =>
  controlParts.test(module) &&
  [overlayParts, calendarParts, listParts, menuParts].every((parts) => !parts.test(module))

const kitModules =
  /node_modules[\\/]@(?:chakra-ui|ark-ui|emotion|zag-js|internationalized)[\\/]|src[\\/](?:ui[\\/]kit|theme[\\/](?:chakra-scope|system|recipes))/
const notKit = [overlayParts, calendarParts, listParts, menuParts, controlParts]
const kitParts = (module: string) => kitModules.test(module) && notKit.every((parts) => !parts.test(module))

/**
 * Which modules share a file. A phone spends more time on many small files than on a few: modules that all pages share are one file, those that
 * some share another; public/start.js runs one after the other. Why by hand: decision 0061.
 */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'react',
    priority: 3,
    test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|react-root\.ts/,
  },
  { name: 'first', priority: 2, tags: ['$initial'] },
  // Sentences that public and signed-in pages share: by itself, or the former would fetch a file of the latter, and the kit with it.
  { name: 'policies', priority: 1, test: /sdk[\\/]src[\\/]generated[\\/]policies/ },
  { name: 'problems', priority: 1, test: /sdk[\\/]src[\\/](?:generated[\\/])?problem/, minShareCount: 2 },
  { name: 'parts', priority: 1, test: lightParts, minShareCount: 2 },
  // Words for limits and what is announced, by themselves: the first signed-in page has none. After the parts, which they need.
  {
    name: 'limits',
    priority: 0.9,
    test: /src[\\/](?:domain[\\/]catalogue[\\/](?:call-limits|announcements)|base[\\/]format[\\/]long-date)/,
  },
  // Plans of accounts, for pages of prices and plans alone.
  { name: 'plans', priority: 0.85, test: /src[\\/]domain[\\/]plans/ },
  // Remarks in Markdown, which each operation’s page has, without the long texts with tabs of code, which it hasn’t.
  { name: 'text', priority: 0.95, test: /src[\\/]ui[\\/](?:markdown\.tsx|markdown[\\/]load)/ },
  { name: 'prose', priority: 0.9, test: /src[\\/]ui[\\/](?:language-tabs|prose\.tsx)/ },
  // Setups of agents’ clients: one part of an API’s page, and one of the subscriptions.
  { name: 'agents', priority: 0.6, test: /src[\\/]domain[\\/]agents/ },
  // Cards of APIs, by themselves: forms, operations and signed-in pages have none.
  { name: 'api-cards', priority: 0.9, test: /src[\\/](?:ui|domain[\\/]catalogue)[\\/]api-card/ },
  // Documents of JSON and numbers in it, by themselves: most pages have none.
  {
    name: 'json',
    priority: 1,
    test: /src[\\/](?:base[\\/]code|ui[\\/]json-block)|oas[\\/]src[\\/]numbers/,
    minShareCount: 2,
  },
  { name: 'account-icons', priority: 1, test: accountIcons, minShareCount: 2 },
  // Kit modules that forms, the console and signed-in pages all need: otherwise a form is twenty files.
  { name: 'kit', priority: 0.5, test: kitParts, minShareCount: 3 },
  { name: 'machines', priority: 0.45, test: machineParts, minShareCount: 3 },
  { name: 'controls', priority: 0.4, test: controls, minShareCount: 3 },
  { name: 'menus', priority: 0.3, test: menuParts, minShareCount: 2 },
  { name: 'lists', priority: 0.2, test: listParts, minShareCount: 2 },
  { name: 'calendar', priority: 0.2, test: calendarParts, minShareCount: 2 },
  { name: 'overlays', priority: 0.2, test: overlayParts, minShareCount: 2 },
  { name: 'writes', priority: 0.2, test: writeParts, minShareCount: 2 },
  { name: 'forms', priority: 0.2, test: formParts, minShareCount: 2 },
  {
    name: 'dates',
    priority: 0.2,
    test: /node_modules[\\/]dayjs[\\/]dayjs|format[\\/](?:dates|market-days)/,
  },
  {
    name: 'text',
    priority: 0.2,
    test: /src[\\/]ui[\\/](?:(?:markdown|prose(?:-code)?)\.|markdown[\\/]load)/,
    minShareCount: 2,
  },
  { name: 'account', priority: 0.1, test: accountParts, minShareCount: 2 },
  {
    name: 'content',
    priority: 0.2,
    test: /src[\\/]public[\\/]content[\\/]shared[\\/](?!use-page)/,
    minShareCount: 2,
  },
  { name: 'keys', priority: 0.1, test: /src[\\/]domain[\\/]keys/, minShareCount: 2 },
  // Modules that an API's page shares with its parts, which come when they are opened.
  {
    name: 'reference',
    priority: 0.1,
    test: /src[\\/]public[\\/]reference[\\/](?:schema[\\/]|.*\.(?:ts|css)$)|oas[\\/]src[\\/](?!schema[\\/]faults|json|snippets|example|pattern|request[\\/](?!is-file-body|test-values))/,
    minShareCount: 2,
  },
  // Modules that one feature's pages share.
  {
    debugName: 'feature',
    name: (module: string) => /(admin|payments|subscriptions)[\\/]/.exec(module)?.[1] ?? null,
    test: /src[\\/](?:admin[\\/](?!kyb)|member[\\/](?:payments|subscriptions))[\\/].*\.(?:ts|css)$/,
    minShareCount: 2,
  },
]
