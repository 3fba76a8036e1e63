import { useQuery } from '@tanstack/react-query'
import { useHydrating } from '../../base/use-hydrating.ts'
import { Banner } from '../../ui/banner.tsx'
import { classes } from '../../ui/classes.ts'
import { FormButton } from '../../ui/form-button.tsx'
import { row, stack } from '../../ui/layout.ts'
import { sessionOrMemory } from '../browser/storage.ts'
import { useSearch } from '../browser/use-search.ts'
import styles from '../lib.module.css'
import { atServer, portalConfigQuery } from '../portal-config.ts'
import { useServices } from '../services.ts'
import { deviceId } from '../session/device-id.ts'
import { signInKey } from './sign-in-key.ts'

/** The other ways in, as the server names them. Without any, the password is enough. */
export function ProviderSignIn() {
  const services = useServices()
  const { data } = useQuery(portalConfigQuery(services))
  const { providers = [] } = data ?? {}
  if (providers.length === 0) return null

  function begin(id: string): void {
    // Another random one each time.
    const key = deviceId(null)
    sessionOrMemory().setItem(signInKey, key)
    services.goTo(atServer(services, `/sign-in/${id}?key=${key}`))
  }

  return (
    <div className={stack(5)}>
      <p className={classes(row(4, 'unbroken'), 'note', styles.or)}>or</p>
      <div className={stack(3)}>
        {providers.map(({ id, name }) => (
          <FormButton key={id} type="button" look="ghost" onClick={() => begin(id)}>
            Continue with {name}
          </FormButton>
        ))}
      </div>
    </div>
  )
}

const failures: ReadonlyMap<string, string> = new Map(
  Object.entries({
    cancelled: 'You didn’t finish at _. Try again, or use your password.',
    expired: 'It took too long, or was continued in another window. Try again.',
    unavailable: '_ can’t be reached right now. Try again, or use your password.',
    unverified: '_ hasn’t verified your email address. Verify it there, then try again.',
    not_allowed: 'Your _ address can’t log in here. Use one of your organisation.',
    staff: 'Administrators log in another way here.',
    suspended: 'Your account is suspended. Contact us to restore access.',
    linked_elsewhere: 'Your address has an account that logs in another way. Log in as you did before.',
  }),
)

/** How a log-in at a provider ended, by the address of the log-in page. */
export function ProviderFailure() {
  const { data } = useQuery(portalConfigQuery(useServices()))
  const query = new URLSearchParams(useSearch())
  // Drawn pages must not depend on the address's query, which only the browser knows.
  const failed = useHydrating() ? null : query.get('failed')
  const name = data?.providers?.find(({ id }) => id === query.get('provider'))?.name
  if (!failed || !name) return null
  if (failed === 'link')
    return (
      <Banner tone="warning" title="You already have an account.">
        Log in to it here. Then you can link {name}.
      </Banner>
    )
  const text =
    failures.get(failed) ?? 'We couldn’t verify the response of _. Try again, or use your password.'
  return (
    <Banner tone="bad" title={`Couldn’t log you in with ${name}.`}>
      {text.replace('_', name)}
    </Banner>
  )
}
