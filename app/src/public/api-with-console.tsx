import { type PageProps, preloadable } from '../router/preloadable.ts'
import { ApiDetail, ApiPage } from './reference/api-page.tsx'
import { TryItOutline } from './try-it/outline.tsx'

const tryIt = {
  Console: preloadable(() => import('./try-it/try-it.tsx'), 'TryIt'),
  Outline: TryItOutline,
}

/** Documentation and console know nothing of each other: they meet here. The console comes later, its outline with the page. */
export const ApiWithConsole = (props: PageProps) => <ApiPage {...props} tryIt={tryIt} />

// In one file with the page of published versions, for the sake of their readers: a preview brings it, too.
export { ApiDetail }
