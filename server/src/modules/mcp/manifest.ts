import { plainWords } from '@switchboard/oas/tools'
import { brand } from '../../platform/brand/brand.ts'
import { mcpUrl, pageUrl } from '../catalogue/addresses.ts'

interface ManifestVersion {
  readonly api: string
  readonly publisher: string
  readonly tag: string | null
  readonly version: string
  readonly full_version: string
  readonly name: string
  readonly summary: string
}

/** Lengths that the registry takes. */
const maxLength = { title: 100, description: 100 }

/** As the MCP registry describes a server: https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json. */
export function manifestOf(version: ManifestVersion, publicUrl: string) {
  const { api, name, summary, full_version } = version
  return {
    ...about(`${api}-${version.version}`, publicUrl),
    title: plainWords(`${name} ${version.version}`, maxLength.title),
    description:
      plainWords(summary.replace(/\s+/g, ' '), maxLength.description) ||
      plainWords(name, maxLength.description),
    version: full_version,
    websiteUrl: `${publicUrl}${pageUrl(version)}`,
    remotes: [
      {
        type: 'streamable-http',
        url: `${publicUrl}${mcpUrl(version)}`,
        headers: [
          {
            name: 'X-API-Key',
            description: 'A test or live key of the API. Without one, tools return sample data of the mock.',
            isRequired: false,
            isSecret: true,
          },
        ],
      },
      // A client that speaks OAuth is allowed by a person here.
      { type: 'streamable-http', url: `${publicUrl}${mcpUrl(version)}?mode=live` },
    ],
  }
}

export const portalManifest = (publicUrl: string) => ({
  ...about('portal', publicUrl),
  title: brand().name,
  description: 'Finds telecom APIs, and reads their documentation, prices and error codes.',
  version: '1.0.0',
  websiteUrl: publicUrl,
  remotes: [{ type: 'streamable-http', url: `${publicUrl}/mcp` }],
})

/** The name is in the namespace of the deployment’s domain. */
const about = (name: string, publicUrl: string) => ({
  $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
  name: `${new URL(publicUrl).hostname.split('.').reverse().join('.')}/${name}`,
})
