import { type RefObject, Suspense, startTransition, useEffect, useRef, useState } from 'react'
import { useHydrating } from '../../../base/use-hydrating.ts'
import { useHash } from '../../../lib/browser/use-hash.ts'
import { useInView } from '../../../lib/browser/use-in-view.ts'
import { useMedia } from '../../../lib/browser/use-media.ts'
import { useReleased } from '../../../lib/browser/use-released.ts'
import { whenUsed } from '../../../lib/browser/when-used.ts'
import { widerThan } from '../../../theme/breakpoints.ts'
import type { TryItParts, TryItProps } from '../types.ts'
import css from './operation.module.css'

interface TryItSlotProps extends Omit<TryItProps, 'led' | 'sends'> {
  readonly tryIt: TryItParts
}

/**
 * Where the console stands: beside the text where there is room, else within it. On a phone it waits until the visitor has done
 * something and it is nearly seen (decision 0017); its outline stands there until then. "Make a first call", "See it happen" and the
 * outline's Send lead here.
 */
export function TryItSlot({ tryIt: { Console, Outline }, ...props }: TryItSlotProps) {
  const slot = useRef<HTMLElement>(null)
  const inView = useInView(slot)
  const wide = useMedia(widerThan('md'))
  const used = useUsed()
  const hash = useHash()
  // A shared request follows the name: the browser finds no such place, so the page goes there itself.
  const isShared = hash.startsWith('try-it:')
  const led = isShared || hash === 'try-it'
  const hydrating = useHydrating()
  const [sends, setSends] = useState(false)
  const { api, operation, scenario } = props
  const isNeeded = led || sends || scenario !== undefined || (inView && (wide || used))
  const arrived = useArrival(Console, { wanted: isNeeded, slot })

  useEffect(() => {
    if (!scenario && !isShared) return
    slot.current?.scrollIntoView({ block: 'nearest' })
    slot.current?.focus({ preventScroll: true })
  }, [scenario, isShared])

  const outline = <Outline api={api} operation={operation} busy={sends} onSend={() => setSends(true)} />
  return (
    <div className={css.track}>
      <aside ref={slot} id="try-it" className={css.console} tabIndex={-1} aria-label="Try it">
        {arrived ? (
          <Suspense fallback={outline}>
            <Console key={operation.operation_id} {...props} led={led || arrived.focused} sends={sends} />
          </Suspense>
        ) : (
          outline
        )}
        {hydrating && <noscript>The console needs JavaScript.</noscript>}
      </aside>
    </div>
  )
}

interface Arrival {
  /** Whether the focus was on what it takes the place of. */
  readonly focused: boolean
}

/** The console once it is wanted and its code is there. It takes nothing from under a finger. */
function useArrival(
  { preload }: Pick<TryItParts['Console'], 'preload'>,
  { wanted, slot }: { readonly wanted: boolean; readonly slot: RefObject<HTMLElement | null> },
): Arrival | null {
  const [arrived, setArrived] = useState<Arrival | null>(null)
  const released = useReleased(slot)

  useEffect(() => {
    if (!wanted) return
    let waiting = true
    const arrive = () => {
      const focused = slot.current?.querySelector(':focus') != null
      if (waiting) startTransition(() => setArrived({ focused }))
    }
    // A failure to load is reported where the console is drawn.
    Promise.resolve(preload?.()).then(released, released).then(arrive)
    return () => {
      waiting = false
    }
  }, [preload, wanted, slot, released])

  return arrived
}

/** Whether the visitor has done something since the page was loaded. */
function useUsed(): boolean {
  const [used, setUsed] = useState(() => globalThis.navigator?.userActivation?.hasBeenActive === true)
  useEffect(() => whenUsed(() => setUsed(true)), [])
  return used
}
