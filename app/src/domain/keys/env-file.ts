import type { RevealedKeys } from './revealed-keys.ts'

/** As programs read it: `SIM_SWAP_TEST_KEY=sb_test_…`, and the ID, for access tokens, in a line of its own. */
export function envFile({ api, apiName, keys }: RevealedKeys): string {
  const prefix = api.toUpperCase().replaceAll('-', '_')
  return keys
    .map(
      ({ type, key_id, api_key, created_at }) =>
        `# ${apiName}, ${type.toLowerCase()} key of ${created_at.slice(0, 10)}\n${prefix}_${type}_KEY=${api_key}\n${prefix}_${type}_KEY_ID=${key_id}\n`,
    )
    .join('')
}
