import { type ComponentType, useEffect, useRef } from 'react'
import { useInView } from '../../../lib/browser/use-in-view.ts'
import { BrowserOnly } from '../../../ui/browser-only.tsx'
import type { TryItProps } from '../types.ts'
import css from './operation.module.css'

interface TryItSlotProps extends TryItProps {
  readonly tryIt: ComponentType<TryItProps>
}

/**
 * Where the console stands: beside the text where there is room, else below it, where it waits until it is nearly seen.
 * "See it happen" leads here.
 */
export function TryItSlot({ tryIt: TryIt, ...props }: TryItSlotProps) {
  const slot = useRef<HTMLElement>(null)
  const inView = useInView(slot)
  const { scenario } = props

  useEffect(() => {
    if (!scenario) return
    slot.current?.scrollIntoView({ block: 'nearest' })
    slot.current?.focus({ preventScroll: true })
  }, [scenario])

  return (
    <aside ref={slot} id="try-it" className={css.console} tabIndex={-1} aria-label="Try it">
      <BrowserOnly height="420px" what="The console" ready={inView}>
        <TryIt key={props.operation.operation_id} {...props} />
      </BrowserOnly>
    </aside>
  )
}
