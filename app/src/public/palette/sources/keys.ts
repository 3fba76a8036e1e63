import type { components } from '@switchboard/sdk'
import { href } from '../../../paths.ts'
import type { Entry } from '../entry.ts'

type Subscription = components['schemas']['Subscription']

/** A person's own keys, by their names and by how they end. Nothing else of a key is known here. */
export const keyEntries = (subscriptions: readonly Subscription[]): readonly Entry[] =>
  subscriptions.flatMap(({ api, name: apiName, keys }) =>
    keys.map(
      ({ key_id, name, type, last_four, status }): Entry => ({
        id: `key ${key_id}`,
        kind: 'key',
        title: name,
        names: [last_four],
        about: `${apiName} · ${type.toLowerCase()} key, ${status.toLowerCase()}`,
        text: '',
        target: { href: href('subscriptions', {}, { query: { api } }) },
      }),
    ),
  )

/** Copies the ID of a working key, by which logs, exports and support name it. It is no secret. */
export const keyIdEntries = (
  subscriptions: readonly Subscription[],
  copy: (text: string) => Promise<void>,
): readonly Entry[] =>
  subscriptions.flatMap(({ name: apiName, keys }) =>
    keys
      .filter(({ status }) => status === 'ACTIVE' || status === 'GRACE')
      .map(
        ({ key_id, name, type, last_four }): Entry => ({
          id: `copy ${key_id}`,
          kind: 'action',
          title: `Copy key ID: ${name}`,
          names: [last_four],
          also: ['copy key id', 'key_id'],
          about: `${apiName} · ${type.toLowerCase()} key`,
          text: '',
          target: {
            run: () =>
              copy(key_id).then(
                () => `${key_id} copied.`,
                () => `Your browser blocked copying. The key ID is ${key_id}.`,
              ),
          },
        }),
      ),
  )

/** A whole key that was pasted is looked for by its last four characters: no more of it is known. */
export const endOfKey = (query: string): string =>
  /^sb_(?:test|live)_\w{4,}$/.test(query) ? query.slice(-4) : query
