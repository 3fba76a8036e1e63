import createClient, { type Client } from 'openapi-fetch'
import type { Fetch } from './fetch.ts'
import type { paths } from './generated/content.ts'
import { withProblems } from './with-problems.ts'
import { withoutScenario } from './without-scenario.ts'

export type { components as ContentComponents, paths as ContentPaths } from './generated/content.ts'

export interface ContentOptions {
  /** Where the content service lives. In browsers a path will do. */
  baseUrl: string
  /** Default: the global fetch. */
  fetch?: Fetch
  /** Lets mock scenarios (`Prefer: code=…, example=…`) pass. Default: they are dropped. */
  mock?: boolean
}

/** openapi-fetch's own client of the content service: insights, custom pages, forms, documentation. */
export type Content = Client<paths>

/** Makes a typed client of the content service. It is public: there is no session. */
export function createContent({ baseUrl, mock = false, fetch }: ContentOptions): Content {
  const send = fetch ?? ((request: Request) => globalThis.fetch(request))
  return withProblems(createClient<paths>({ baseUrl, fetch: mock ? send : withoutScenario(send) }))
}
