import { useEffect, useRef } from 'react'
import { FormError } from '../../../ui/form-error.tsx'
import { DownloadButton } from './download-button.tsx'
import styles from './insight.module.css'
import { useSaveFile } from './use-save-file.ts'

/** The request is recorded: the file comes by itself, and again when asked for. */
export function LeadDone({ filename }: { readonly filename: string }) {
  const { save, refusal, state } = useSaveFile(filename)
  const heading = useRef<HTMLHeadingElement>(null)
  const begun = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form has given way to this
  useEffect(() => {
    heading.current?.focus()
    if (begun.current) return
    begun.current = true
    void save()
  }, [])

  return (
    <div className={styles.done}>
      <h3 ref={heading} tabIndex={-1} className={styles.thanks}>
        {state === 'saved' ? 'Thank you. It is in your downloads.' : 'Thank you. It is on its way.'}
      </h3>
      <FormError of={refusal} title="Your request was sent, but the file did not arrive." />
      <p className="muted small">
        The file is <span className="mono">{filename}</span>.
      </p>
      <DownloadButton look="ghost" filename={filename}>
        Download it again
      </DownloadButton>
    </div>
  )
}
