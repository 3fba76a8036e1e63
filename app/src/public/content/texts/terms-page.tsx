import { OneTextPage } from './one-text-page.tsx'

export function TermsPage() {
  return <OneTextPage title="terms-and-conditions" />
}
