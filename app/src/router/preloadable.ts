import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { PathName } from '../paths.ts'

export interface PageProps {
  readonly name: PathName
  readonly params: Readonly<Record<string, string | undefined>>
}

/** A page that is part of the first download has nothing to preload. */
export type Page = ComponentType<PageProps> & Partial<Pick<Preloadable<PageProps>, 'preload'>>
export type Preloadable<Props> = LazyExoticComponent<ComponentType<Props>> & { preload(): Promise<unknown> }

/** A lazy component that can be fetched before it is shown. A failed fetch is forgotten, so that the next try is real. */
export function preloadable<Props, Name extends string>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): Preloadable<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined
  const start = () => {
    loading ??= load()
      .then((module) => ({ default: module[name] }))
      .catch((error: unknown) => {
        loading = undefined
        throw error
      })
    return loading
  }
  return Object.assign(lazy(start), { preload: start })
}
