import { type ComponentType, Suspense, useEffect, useRef } from 'react'
import { useHydrating } from '../../../lib/use-hydrating.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { TryItProps } from '../types.ts'
import css from './operation.module.css'

interface TryItSlotProps extends TryItProps {
  readonly tryIt: ComponentType<TryItProps>
}

/** Where the console stands: beside the text where there is room, else below it. "See it happen" leads here. */
export function TryItSlot({ tryIt: TryIt, ...props }: TryItSlotProps) {
  const hydrating = useHydrating()
  const slot = useRef<HTMLElement>(null)
  const { scenario } = props

  useEffect(() => {
    if (!scenario) return
    slot.current?.scrollIntoView({ block: 'nearest' })
    slot.current?.focus({ preventScroll: true })
  }, [scenario])

  return (
    <aside ref={slot} id="try-it" className={css.console} tabIndex={-1} aria-label="Try it">
      {hydrating ? (
        <>
          <Skeleton height="420px" />
          <noscript>The console needs JavaScript.</noscript>
        </>
      ) : (
        <Suspense fallback={<Skeleton height="420px" />}>
          <TryIt key={props.operation.operation_id} {...props} />
        </Suspense>
      )}
    </aside>
  )
}
