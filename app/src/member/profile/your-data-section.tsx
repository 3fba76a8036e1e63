import { download } from '@switchboard/sdk'
import { Download } from 'lucide-react'
import { useDownload } from '../../domain/exports/use-download.ts'
import { classes } from '../../ui/classes.ts'
import { FormError } from '../../ui/form-error.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { stack } from '../../ui/layout.ts'
import { DeleteAccount } from './delete-account.tsx'
import css from './profile.module.css'
import type { SectionProps } from './section.ts'

export function YourDataSection({ profile }: SectionProps) {
  return (
    <>
      <DownloadData />
      <section className={classes(stack(4), css.part)} aria-labelledby="delete-account">
        <h3 id="delete-account">Delete your account</h3>
        {profile.user_type === 'USER' ? (
          <DeleteAccount profile={profile} />
        ) : (
          <p className="muted">
            Administrator accounts are removed by the people who run this portal. Ask one of them.
          </p>
        )}
      </section>
    </>
  )
}

function DownloadData() {
  const { save, busy, saved, failure } = useDownload({
    start: (portal) => download(portal, 'get', '/api/profile/export'),
    filename: 'switchboard-account.json',
  })
  return (
    <section className={classes(stack(4), css.part)} aria-labelledby="download-data">
      <h3 id="download-data">Download your data</h3>
      <p className="muted">
        One JSON file with everything we keep about you: profile, sessions, keys without their secrets,
        wallet, payments, usage and the request log of the last 90 days.
      </p>
      <FormError of={failure} title="Your data wasn’t downloaded." />
      <div>
        <Button icon={Download} busy={busy} onClick={save}>
          {busy ? 'Preparing…' : 'Download data'}
        </Button>
      </div>
      <p className="small muted" role="status">
        {saved ? 'Your download has started.' : ''}
      </p>
    </section>
  )
}
