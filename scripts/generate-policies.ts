import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import { banner } from './generate-banner.ts'

type Policies = Readonly<Record<string, string>>

const file = new URL('../openapi/portal/shared/policies.yaml', import.meta.url)

/** The rules that several texts state, by name. */
export const readPolicies = async (): Promise<Policies> => parse(await readFile(file, 'utf8'))

/** The SDK's module of them. */
export const policiesModule = (policies: Policies): string =>
  `${banner}/** Rules that several pages state, each worded once: what is charged, what test keys reach, what is resubmitted. */
export const policies = ${JSON.stringify(policies, null, 2)} as const
`
