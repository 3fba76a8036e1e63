import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { portalConfigQuery } from '../portal-config.ts'
import { useServices } from '../services.ts'

/**
 * For a page with a public form: where the deployment has reCAPTCHA, its script comes with the page, as Google asks. Of a self-hosted
 * captcha nothing is needed before the form is sent.
 */
export function useCaptcha(): void {
  const { data } = useQuery(portalConfigQuery(useServices()))
  const siteKey = data?.captcha.kind === 'recaptcha' ? data.captcha.siteKey : undefined
  useEffect(() => {
    if (!siteKey) return
    // What fails now is tried again, and told, when a form is sent.
    import('./recaptcha.ts').then(({ loadRecaptcha }) => loadRecaptcha(document, siteKey)).catch(() => {})
  }, [siteKey])
}
