import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system'
import { Check } from 'lucide-react'
import { Icon } from '../icon.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'

interface StepperProps {
  /** The goal of the steps, for screen readers. */
  readonly label: string
  readonly steps: readonly { readonly title: string; readonly about?: string }[]
  /** The place of the one that is open, from 0; their count when all are done. */
  readonly step: number
  /** Goes back to one that is done. */
  readonly onStep?: (step: number) => void
}

/**
 * The position on a way of several pages. Finished steps can be returned to; later ones can't be reached from here. A
 * list, as Chakra's own is one of tabs, which steps are not.
 */
export function Stepper({ label, steps, step, onStep }: StepperProps) {
  const styles = useSlotRecipe({ key: 'steps' })()
  return (
    <chakra.ol css={styles.list ?? {}} aria-label={label}>
      {steps.map(({ title, about }, index) => {
        const done = index < step
        const state = { ...(done && { 'data-complete': '' }), ...(index === step && { 'data-current': '' }) }
        const content = (
          <>
            <chakra.span css={styles.indicator ?? {}} {...state}>
              {done ? <Icon of={Check} size={14} /> : index + 1}
            </chakra.span>
            <span>
              <chakra.span css={styles.title ?? {}}>{title}</chakra.span>
              {done && <VisuallyHidden>, done</VisuallyHidden>}
              {about && <chakra.span css={styles.description ?? {}}>{about}</chakra.span>}
            </span>
          </>
        )
        return (
          <chakra.li key={title} css={styles.item ?? {}} {...(index === step && { 'aria-current': 'step' })}>
            {done && onStep ? (
              <chakra.button
                type="button"
                css={styles.trigger ?? {}}
                {...state}
                onClick={() => onStep(index)}
              >
                {content}
              </chakra.button>
            ) : (
              <chakra.span css={styles.trigger ?? {}} {...state}>
                {content}
              </chakra.span>
            )}
            <chakra.span css={styles.separator ?? {}} {...state} data-part="separator" aria-hidden="true" />
          </chakra.li>
        )
      })}
    </chakra.ol>
  )
}
