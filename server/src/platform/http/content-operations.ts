import type { ContentPaths } from '@switchboard/sdk/content'

/** The calls of the content service by their operationId, as the portal's are. */
export interface ContentOperations {
  listResources: ContentPaths['/resources']['get']
  getResource: ContentPaths['/resources/{slug}']['get']
  getPage: ContentPaths['/pages/{title}']['get']
  getKybForm: ContentPaths['/kyb-forms/{id}']['get']
  listDocs: ContentPaths['/docs']['get']
  getDoc: ContentPaths['/docs/{section}/{slug}']['get']
}
