import { Ajv } from 'ajv'
import { readCheckedYaml } from '../checked-yaml.ts'
import schema from './identity-providers.schema.json' with { type: 'json' }
import { isLoopback } from './loopback.ts'
import { InvalidValue } from './parsers.ts'

/** An OpenID provider that people log in with. */
export interface ProviderSettings {
  readonly id: string
  readonly name: string
  readonly issuer: string
  readonly client_id: string
  /** Empty for a public client. */
  readonly client_secret: string
  readonly domains?: readonly string[]
  /** Whether administrators log in with it alone. */
  readonly staff?: boolean
  /** Whether an address that it verified proves the account of that address, as Google’s does. */
  readonly vouches?: boolean
}

interface ListedProvider extends Omit<ProviderSettings, 'client_secret' | 'vouches'> {
  readonly client_secret?: string
  readonly client_secret_env?: string
}

const isList = new Ajv({ allErrors: true }).compile<readonly ListedProvider[]>(schema)

export const googleProvider = (client_id: string, client_secret: string): ProviderSettings => ({
  ...{ id: 'google', name: 'Google', issuer: 'https://accounts.google.com', vouches: true },
  ...{ client_id, client_secret },
})

/** `IDENTITY_PROVIDERS_FILE`. Throws InvalidValue for each mistake. */
export function identityProviders(path: string): readonly ListedProvider[] {
  const { content = [], faults } = readCheckedYaml(path, { isValid: isList, whole: 'the list' })
  const mistakes = content.flatMap((provider, index) => {
    const { id, issuer, client_secret, client_secret_env, staff } = provider
    const isFirst = (by: (one: ListedProvider) => boolean) => content.findIndex(by) === index
    const url = URL.canParse(issuer) ? new URL(issuer) : undefined
    return [
      ...(isFirst((one) => one.id === id) ? [] : ['its id is another’s, too.']),
      ...(url && (url.protocol === 'https:' || isLoopback(url.hostname)) ? [] : ['its issuer needs https.']),
      ...(client_secret_env && client_secret ? ['use client_secret or client_secret_env.'] : []),
      ...(staff && !isFirst((one) => one.staff === true) ? ['staff have one provider.'] : []),
    ].map((mistake) => `${id}: ${mistake}`)
  })
  if (faults.length + mistakes.length > 0) throw new InvalidValue(...faults, ...mistakes)
  return content
}

type Environment = Readonly<Record<string, string | undefined>>

export const secretFaults = (
  providers: readonly ListedProvider[] = [],
  env: Environment,
): readonly string[] =>
  providers.flatMap(({ id, client_secret_env: name }) =>
    name && !env[name] ? [`${name}: set it, since the provider ${id} names it.`] : [],
  )

export const withSecrets = (
  providers: readonly ListedProvider[],
  env: Environment,
): readonly ProviderSettings[] =>
  providers.map(({ client_secret_env: name = '', client_secret = env[name] ?? '', ...provider }) => ({
    ...provider,
    client_secret,
  }))
