import { type PageProps, preloadable } from '../router/preloadable.ts'
import { ApiPage } from './reference/api-page.tsx'
import { TryItOutline } from './try-it/outline.tsx'

const tryIt = {
  Console: preloadable(() => import('./try-it/try-it.tsx'), 'TryIt'),
  Outline: TryItOutline,
}

/** Documentation and console know nothing of each other: they meet here. The console comes later, its outline with the page. */
export const ApiWithConsole = (props: PageProps) => <ApiPage {...props} tryIt={tryIt} />
