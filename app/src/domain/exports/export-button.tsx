import type { components, Download as FileDownload, Portal } from '@switchboard/sdk'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useMutation } from '@tanstack/react-query'
import { ChevronDown, Download } from 'lucide-react'
import { formatBytes, formatCount } from '../../base/format/format.ts'
import { problemText, wasCancelled } from '../../lib/problem.ts'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { FormError } from '../../ui/form-error.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { ButtonRow } from '../../ui/kit/layout.tsx'
import { Menu, MenuItem, MenuLink } from '../../ui/kit/menu.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { useDownload } from './use-download.ts'

type ExportRequest = components['schemas']['CreateExportRequest']

interface ExportButtonProps {
  /** The exported thing: "transactions". */
  readonly what: string
  /** How many rows there are; unknown while the list loads, `any` where no list counts them. */
  readonly rows: number | 'any' | undefined
  /** Where the rows of the file are not those that are counted. */
  readonly label?: string
  readonly start: (portal: Portal) => Promise<FileDownload>
  readonly filename: string
  /** The same rows as a file that waits on the page of exports. */
  readonly background: ExportRequest
}

/** The rows of a list as a file, with the list’s own filter: now, or prepared while one does something else. */
export function ExportButton({ what, rows, label, start, filename, background }: ExportButtonProps) {
  const { save, busy, bytes, failure } = useDownload({ start, filename })
  const counted =
    typeof rows === 'number' && rows > 0 && !label
      ? `Export ${formatCount(rows)} ${rows === 1 ? 'row' : 'rows'}`
      : (label ?? 'Export')
  const progress = bytes > 0 ? `Exporting… ${formatBytes(bytes)}` : 'Exporting…'
  return (
    <ButtonRow>
      <Button icon={Download} busy={busy} disabled={!rows} onClick={save}>
        {busy ? progress : counted}
      </Button>
      <BackgroundMenu what={what} disabled={!rows} of={background} />
      <FormError of={failure} title={`Your ${what} weren’t exported.`} />
    </ButtonRow>
  )
}

interface BackgroundMenuProps {
  readonly what: string
  readonly disabled: boolean
  readonly of: ExportRequest
}

function BackgroundMenu({ what, disabled, of: body }: BackgroundMenuProps) {
  const toast = useToast()
  const { mutate, isPending, error } = useMutation(mutationOptions(usePortal(), 'post', '/api/exports'))
  const prepare = () =>
    mutate(
      { body },
      {
        onSuccess: () =>
          toast({
            kind: 'success',
            title: 'Preparing your export',
            text: 'You’ll find it under Exports. You can leave this page.',
          }),
      },
    )
  return (
    <>
      <Menu
        trigger={
          <Button look="icon" aria-label={`More ways to export ${what}`} busy={isPending}>
            <Icon of={ChevronDown} size={16} />
          </Button>
        }
      >
        <MenuItem disabled={disabled} onSelect={prepare}>
          Prepare in the background
        </MenuItem>
        <MenuLink href={href('exports')}>See prepared exports</MenuLink>
      </Menu>
      <FormError
        of={error && !wasCancelled(error) ? problemText(error) : null}
        title={`Your ${what} aren’t being prepared.`}
      />
    </>
  )
}
