import type { components } from '@switchboard/sdk'
import type { ContentComponents } from '@switchboard/sdk/content'

type Schemas = ContentComponents['schemas']
type Resource = Schemas['Resource']

/** Everything in the content folder, checked, each list in the order of its display. */
export interface Content {
  readonly resources: readonly Resource[]
  readonly pages: readonly Schemas['Page'][]
  readonly kybForms: readonly Schemas['KybForm'][]
  readonly docs: readonly Schemas['Doc'][]
  readonly faqs: readonly components['schemas']['Faq'][]
}

export const noContent: Content = { resources: [], pages: [], kybForms: [], docs: [], faqs: [] }

/** An insight appears when its time has come. */
export const publishedResources = ({ resources }: Content, now: Date): readonly Resource[] =>
  resources.filter(({ published_at }) => new Date(published_at) <= now)
