import type { RevealedKeys } from './revealed-keys.ts'

/** As programs read it: `SIM_SWAP_TEST_KEY=sb_test_…`, a line a key. */
export function envFile({ api, apiName, keys }: RevealedKeys): string {
  const prefix = api.toUpperCase().replaceAll('-', '_')
  return keys
    .map(
      ({ type, api_key, created_at }) =>
        `# ${apiName}, ${type.toLowerCase()} key of ${created_at.slice(0, 10)}\n${prefix}_${type}_KEY=${api_key}\n`,
    )
    .join('')
}
