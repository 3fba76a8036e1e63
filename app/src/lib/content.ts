import { createContent } from '@switchboard/sdk/content'
import { env } from './env.ts'

/** The one client of the content service: insights, custom pages, forms, documentation. */
export const content = createContent({ baseUrl: env.contentUrl })
