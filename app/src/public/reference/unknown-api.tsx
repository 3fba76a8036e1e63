import { MissingPage } from '../../lib/missing-page.tsx'
import { href } from '../../paths.ts'
import { PlainLinkButton } from '../../ui/plain-button.tsx'
import { placeHref } from './links.ts'
import type { CatalogueApi } from './types.ts'

interface UnknownApiProps {
  readonly version: string
  /** The API in the version that there is, when only the version is unknown. */
  readonly other: CatalogueApi | undefined
}

export function UnknownApi({ version, other }: UnknownApiProps) {
  if (!other)
    return (
      <MissingPage
        back={
          <PlainLinkButton look="primary" size="large" href={href('catalogue')}>
            All APIs
          </PlainLinkButton>
        }
      >
        There’s no API at this address. It may be mistyped, or the API was withdrawn.
      </MissingPage>
    )
  return (
    <MissingPage
      back={
        <PlainLinkButton look="primary" size="large" href={placeHref(other)}>
          Open {other.name} {other.version}
        </PlainLinkButton>
      }
    >
      {other.name} has no version “{version}”, or it was withdrawn. The newest one is {other.version}.
    </MissingPage>
  )
}
