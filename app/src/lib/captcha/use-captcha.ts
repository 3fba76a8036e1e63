import { useEffect } from 'react'
import { portalConfigQuery } from '../portal-config.ts'
import { useServices } from '../services.ts'

/**
 * For a page with a public form: where the deployment has reCAPTCHA, its script comes with the page, as Google asks. Of a self-hosted
 * captcha nothing is needed before the form is sent. Where the server draws, there are no effects: no page waits for this.
 */
export function useCaptcha(): void {
  const services = useServices()
  useEffect(() => {
    const load = async () => {
      const config = await services.queryClient.fetchQuery(portalConfigQuery(services))
      if (config?.captcha.kind !== 'recaptcha') return
      const { loadRecaptcha } = await import('./recaptcha.ts')
      await loadRecaptcha(document, config.captcha.siteKey)
    }
    // A failure now is tried again, and reported, when a form is sent.
    load().catch(() => {})
  }, [services])
}
