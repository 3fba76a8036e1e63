/** In place of TanStack Query’s infiniteQueryBehavior.js, which is in every first download: the app turns pages. */
export function infiniteQueryBehavior(): never {
  throw new Error('Infinite queries are left out of the build: app/vite.config.ts.')
}
export const hasNextPage = () => false
export const hasPreviousPage = () => false
