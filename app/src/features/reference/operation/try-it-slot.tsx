import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useHash } from '../../../lib/browser/use-hash.ts'
import { useInView } from '../../../lib/browser/use-in-view.ts'
import { useMedia } from '../../../lib/browser/use-media.ts'
import { whenUsed } from '../../../lib/browser/when-used.ts'
import { widerThan } from '../../../theme/breakpoints.ts'
import { BrowserOnly } from '../../../ui/browser-only.tsx'
import type { TryItProps } from '../types.ts'
import css from './operation.module.css'

interface TryItSlotProps extends Omit<TryItProps, 'led'> {
  readonly tryIt: ComponentType<TryItProps>
}

/**
 * Where the console stands: beside the text where there is room, else within it. On a phone it waits until the visitor has done
 * something and it is nearly seen (decision 0017). "Make a first call" and "See it happen" lead here.
 */
export function TryItSlot({ tryIt: TryIt, ...props }: TryItSlotProps) {
  const slot = useRef<HTMLElement>(null)
  const inView = useInView(slot)
  const wide = useMedia(widerThan('md'))
  const used = useUsed()
  const led = useHash() === 'try-it'
  const { scenario } = props

  useEffect(() => {
    if (!scenario) return
    slot.current?.scrollIntoView({ block: 'nearest' })
    slot.current?.focus({ preventScroll: true })
  }, [scenario])

  return (
    <div className={css.track}>
      <aside ref={slot} id="try-it" className={css.console} tabIndex={-1} aria-label="Try it">
        <BrowserOnly
          height="420px"
          what="The console"
          ready={led || scenario !== undefined || (inView && (wide || used))}
        >
          <TryIt key={props.operation.operation_id} led={led} {...props} />
        </BrowserOnly>
      </aside>
    </div>
  )
}

/** Whether the visitor has done something since the page was loaded. */
function useUsed(): boolean {
  const [used, setUsed] = useState(() => globalThis.navigator?.userActivation?.hasBeenActive === true)
  useEffect(() => whenUsed(() => setUsed(true)), [])
  return used
}
