import type { components } from '@switchboard/sdk'

type Named = Pick<components['schemas']['AdminAnnouncement'], 'plan_name' | 'api_name' | 'version'>

/** The plan, or the version of an API. */
export const subjectName = ({ plan_name, api_name, version }: Named): string =>
  plan_name ?? `${api_name} ${version}`
