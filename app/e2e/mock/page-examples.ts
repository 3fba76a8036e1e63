// Expected texts of pages on Prism: the contract's examples by name, which is a persona's where an account is needed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Named<Data> = Readonly<Record<string, Data>>

const bundle = (name: 'portal' | 'content') =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../../openapi/dist/${name}.json`), 'utf8'))
const contracts = { portal: bundle('portal'), content: bundle('content') }

/** The `data` of an operation's named examples, which the mock returns and a page on it shows. */
function examplesOf<Data>(path: string, contract: keyof typeof contracts = 'portal'): Named<Data> {
  const { examples } = contracts[contract].paths[path].get.responses['200'].content['application/json']
  const data = Object.entries<{ value: { data: Data } }>(examples).map(([name, { value }]) => [
    name,
    value.data,
  ])
  return Object.fromEntries(data)
}

type Titled = readonly { readonly title: string }[]
export const profiles = examplesOf<{
  email: string
  firstname: string
  lastname: string
  company_name: string | null
}>('/api/profile')
export const wallets = examplesOf<{ wallet_credits: string }>('/api/wallet/credits')
export const ledgers = examplesOf<readonly { description: string }[]>('/api/transactions')
export const subscriptions = examplesOf<readonly { name: string; status: string }[]>('/api/user-subscription')
export const summaries = examplesOf<{ apis: readonly { api_name: string }[] }>('/api/api-usage/summary')
export const webhooks = examplesOf<readonly { url: string }[]>('/api/webhooks')
export const prepared = examplesOf<readonly { status: string }[]>('/api/exports')
export const hookDeliveries = examplesOf<readonly { event: string }[]>('/api/webhooks/deliveries')
export const adminDeliveries = examplesOf<readonly { subject: string }[]>('/api/admin/deliveries')
export const notices = examplesOf<readonly { message: string; read_at: number }[]>('/api/notifications')
export const factors = examplesOf<{
  totp: object | null
  passkeys: readonly { name: string }[]
  recovery_codes_left: number
}>('/api/second-factor')
export const histories = examplesOf<readonly { message: string }[]>('/api/notifications/history')
export const adminAccounts =
  examplesOf<readonly { email: string }[]>('/api/admin/user-subscriptions').admin ?? []
export const apis =
  examplesOf<readonly { publisher: string; tag: string | null; version: string; name: string }[]>(
    '/api/api-list-public',
  ).all ?? []
export const packs =
  examplesOf<{ packs: readonly { name: string }[] }>('/api/sku-public').all?.packs.map(({ name }) => name) ??
  []
export const questions =
  examplesOf<readonly { question: string }[]>('/api/faqs').all?.map(({ question }) => question) ?? []
export const insights = examplesOf<Titled>('/resources', 'content').firstPage?.map(({ title }) => title) ?? []
export const articles = Object.values(
  examplesOf<{ slug: string; title: string }>('/resources/{slug}', 'content'),
)
export const texts = examplesOf<{ heading: string }>('/pages/{title}', 'content')
export const docs = examplesOf<{ section: string; slug: string; title: string }>(
  '/docs/{section}/{slug}',
  'content',
)
