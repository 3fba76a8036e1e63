import { Download } from 'lucide-react'
import { useServices } from '../../../lib/services.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { row } from '../../../ui/layout.ts'
import { documentForms } from '../document-forms.ts'
import type { ApiVersion } from '../types.ts'
import css from './head.module.css'
import { Menu } from './menu.tsx'

export function DownloadMenu({ api }: { readonly api: ApiVersion }) {
  const { portalUrl } = useServices()
  const label = (
    <>
      <Icon of={Download} size={16} /> Download
    </>
  )
  return (
    <Menu label={label} className={classes(row(2, 'inline'), css.download)} align="end">
      {documentForms(portalUrl, api).map(({ name, file, address }) => (
        <li key={file}>
          <a className={classes(row(4, 'between', 'unbroken'), css.option)} href={address} download={file}>
            <span>
              {name}
              <small className="mono">{file}</small>
            </span>
          </a>
        </li>
      ))}
    </Menu>
  )
}
