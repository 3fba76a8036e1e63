import { ApiPage } from './features/reference/api-page.tsx'
import { TryItOutline } from './features/try-it/outline.tsx'
import { type PageProps, preloadable } from './router/preloadable.ts'

const tryIt = {
  Console: preloadable(() => import('./features/try-it/try-it.tsx'), 'TryIt'),
  Outline: TryItOutline,
}

/** Documentation and console know nothing of each other: they meet here. The console comes later, its outline with the page. */
export const ApiWithConsole = (props: PageProps) => <ApiPage {...props} tryIt={tryIt} />
