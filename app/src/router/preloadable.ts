import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { AppServices } from '../lib/services.ts'
import type { PathName } from '../paths.ts'

export type RouteParams = Readonly<Record<string, string | undefined>>

export interface PageProps {
  readonly name: PathName
  readonly params: RouteParams
}

/** A page's request, from its address. */
interface RouteAddress {
  readonly params: RouteParams
  /** Without its question mark. */
  readonly search: string
}

/**
 * Brings what a page shows into the query client: before the click, beside the page's code, and before the server draws it.
 * The page reads the same queries, and tells what failed.
 */
export type LoadRoute = (services: AppServices, address: RouteAddress) => Promise<unknown>

/** A page that is part of the first download has nothing to preload. */
export type Page = ComponentType<PageProps> & Partial<Pick<Preloadable<PageProps>, 'preload'>>
export type Preloadable<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Its name is its file’s, too: `FaqsPage` is that of faqs-page.tsx. By it the build finds the styles of a page that it draws. */
  preload(): Promise<{ readonly default: unknown }>
}

/** A lazy component that can be fetched before it is shown. A failed fetch is forgotten, so that the next try is real. */
export function preloadable<Props, Name extends string>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  exportName: Name,
): Preloadable<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined
  const start = () => {
    loading ??= load()
      .then((module) => ({ default: module[exportName] }))
      .catch((error: unknown) => {
        loading = undefined
        throw error
      })
    return loading
  }
  return Object.assign(lazy(start), { preload: start })
}
