import { useQuery } from '@tanstack/react-query'
import { env } from '../../lib/env.ts'
import { readPortalConfig } from '../../lib/portal-config.ts'
import { useServices } from '../../lib/services.ts'
import { GoogleButton } from './google-button.tsx'
import { GoogleStandIn } from './google-stand-in.tsx'
import styles from './login.module.css'

/** The other way in, where the server or the build says that there is one. Without it the password is enough. */
export function GoogleSignIn() {
  const services = useServices()
  const { data } = useQuery({
    queryKey: ['portal-config'],
    queryFn: async () => (await readPortalConfig(services)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const clientId = env.googleClientId ?? data?.google?.clientId
  const standIn = data?.google?.standIn
  if (!clientId && !standIn) return null
  return (
    <div className={styles.alternative}>
      <p className={styles.or}>or</p>
      {clientId ? <GoogleButton clientId={clientId} /> : standIn && <GoogleStandIn page={standIn} />}
    </div>
  )
}
