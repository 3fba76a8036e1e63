import type { components } from '@switchboard/sdk'
import type { ComponentType } from 'react'

type Schemas = components['schemas']

export type CatalogueApi = Schemas['CatalogueApi']
/** A version that isn't published is read at a place of its own. */
export type ApiVersion = Schemas['ApiVersion'] & {
  readonly preview?: { readonly version: string; readonly href: string }
}
export type ApiReference = Schemas['ApiReference']
export type ReferenceEntry = Schemas['ReferenceEntry']
export type ReferenceOperation = Schemas['ReferenceOperation']
export type ReferenceInput = Schemas['ReferenceInput']
export type ReferenceResponse = Schemas['ReferenceResponse']
export type ReferenceContent = Schemas['ReferenceContent']
export type ReferenceLink = Schemas['ReferenceLink']
export type ReferenceCallback = Schemas['ReferenceCallback']
export type ReferenceExternalDocs = Schemas['ReferenceExternalDocs']
export type ReferenceExample = Schemas['ReferenceExample']
export type ChangelogRelease = Schemas['ChangelogRelease']
export type ChangelogEntry = Schemas['ChangelogEntry']
export type ReferenceSecurity = Schemas['ReferenceSecurity']
export type ConformanceResult = Schemas['ConformanceResult']
export type SchemaNode = Schemas['JsonSchemaNode']
export type NamedSchemas = Readonly<Record<string, SchemaNode>>

/** Props of the try-it console, of which the page imports only the type. */
export interface TryItProps {
  readonly api: ApiVersion
  readonly operation: ReferenceOperation
  /** The named example that an error's "See it happen" asks for; it stands in the address as `scenario`. */
  readonly scenario?: string | undefined
  /** Whether a link has led to the console itself: then the next thing to do there takes the focus. */
  readonly led?: boolean | undefined
  /** Whether Send was pressed on the outline: then the console sends as it comes. */
  readonly sends?: boolean | undefined
}

interface TryItOutlineProps extends Pick<TryItProps, 'api' | 'operation'> {
  /** Whether Send has been pressed, and waits for the console. */
  readonly busy: boolean
  readonly onSend: () => void
}

/** The console, and what stands in its place until its code is there. */
export interface TryItParts {
  readonly Console: ComponentType<TryItProps> & { preload?(): Promise<unknown> }
  readonly Outline: ComponentType<TryItOutlineProps>
}
