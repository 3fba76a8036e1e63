import { useQuery } from '@tanstack/react-query'
import { deprecationsQuery, usageWords } from '../../../domain/catalogue/deprecations.ts'
import { usePortal } from '../../../lib/services.ts'

interface OwnCallsProps {
  readonly api: string
  readonly version: string
}

/** How often a subscriber called a version that ends; nothing for others. */
export function OwnCalls({ api, version }: OwnCallsProps) {
  const deprecations = useQuery(deprecationsQuery(usePortal())).data?.data ?? []
  const own = deprecations.find((one) => one.api === api && one.version === version)
  return own && usageWords(own)
}
