import { policies } from '@switchboard/sdk/problems'
import { Download } from 'lucide-react'
import { useEffect } from 'react'
import { saveBlob } from '../../lib/browser/save-blob.ts'
import { ChakraScope } from '../../theme/chakra-scope.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { Dialog } from '../../ui/kit/dialog.tsx'
import { Secret } from '../../ui/kit/secret.tsx'
import { AgentSetup } from '../agents/agent-setup.tsx'
import type { RevealedKeys } from './revealed-keys.ts'

// Two lines of style are no sheet of their own.
const stacked = (gap: string) => ({ display: 'grid', gap, marginTop: gap })

interface KeyRevealDialogProps {
  readonly revealed: RevealedKeys
  readonly onStored: () => void
}

/** New keys, for the only time. Nothing closes it but the word that they are stored; to leave the page is asked about. */
export function KeyRevealDialog({ revealed, onStored }: KeyRevealDialogProps) {
  const { api, apiName, keys, agent } = revealed
  const many = keys.length > 1

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])

  return (
    <ChakraScope>
      <Dialog
        alert
        locked
        open
        title={many ? 'Store your keys' : 'Store your key'}
        about={`${many ? 'These keys are' : 'This key is'} shown only now. We keep no copy, so store ${many ? 'them' : 'it'} like a password.`}
        onOpenChange={() => {}}
        actions={
          <>
            <Button look="primary" onClick={onStored}>
              I stored {many ? 'them' : 'it'}
            </Button>
            <Button
              icon={Download}
              onClick={() => saveBlob(new Blob([envFile(revealed)], { type: 'text/plain' }), `${api}.env`)}
            >
              Download .env
            </Button>
          </>
        }
      >
        <div style={stacked('var(--space-4)')}>
          {keys.map(({ key_id, type, api_key }) => (
            <div key={key_id} style={stacked('var(--space-2)')}>
              <p>
                <strong>{type === 'LIVE' ? 'Live key' : 'Test key'}</strong> for {apiName}.{' '}
                {type === 'LIVE' ? policies.liveKeys : policies.testKeys}
              </p>
              <Secret value={api_key} what={type === 'LIVE' ? 'live key' : 'test key'} />
              {agent && <AgentSetup {...agent} access="KEY" apiKey={api_key} />}
              <p className="note">
                OAuth client ID: <code>{key_id}</code>
              </p>
            </div>
          ))}
        </div>
      </Dialog>
    </ChakraScope>
  )
}

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
