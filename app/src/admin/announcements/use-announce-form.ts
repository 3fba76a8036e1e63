import type { components } from '@switchboard/sdk'
import { adminAnnounce as rules } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useMutation } from '@tanstack/react-query'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { usePortal } from '../../lib/services.ts'
import { useToast } from '../../ui/kit/toast.tsx'
import { checkLimit, priceProblem } from '../typed-numbers.ts'
import { useQuestion } from '../use-question.ts'
import {
  type Announcement,
  type AnnouncementValues,
  announcementOf,
  errorOfForm,
  type Subject,
  type TypedChange,
  valuesOf,
} from './announcement-body.ts'

export interface Review {
  readonly preview: components['schemas']['AnnouncementPreview']
  readonly effectiveAt: string | null
}

const nothing: Subject = {
  name: '',
  ids: {},
  limits: { calls_per_second: null, calls_per_minute: null, calls_per_day: null, calls_per_month: null },
  amounts: null,
  operations: [],
}

/** The form of a change. It’s reviewed before anybody is notified. */
export function useAnnounceForm(choice: Subject | null, typed: TypedChange, onClose: () => void) {
  const subject = choice ?? nothing
  const toast = useToast()
  const question = useQuestion<Review>()
  const { preview, announce } = useWrites()
  const values = valuesOf(subject, typed)
  const { field, ...form } = useApiForm({
    defaultValues: values,
    values,
    rules: { reason: rules.reason, short_notice_reason: rules.short_notice_reason },
    checks: checksOf(values),
    confirm: async (announcement) => {
      const { data } = await preview(announcement)
      await question.ask({ preview: data, effectiveAt: announcement.body.effective_at })
    },
    write: announce,
    variables: (filledIn: AnnouncementValues) => announcementOf(subject, filledIn),
    onDone: () => {
      onClose()
      toast({ kind: 'success', title: `The change to ${subject.name} is announced` })
    },
  })
  return { form, field, question }
}

const checksOf = (values: AnnouncementValues) =>
  Object.fromEntries(
    Object.keys(values).flatMap((name) => {
      if (name.startsWith('limits/')) return [[name, checkLimit]]
      return name.startsWith('prices/') || name === 'plan_price' || name === 'included_credits'
        ? [[name, priceProblem]]
        : []
    }),
  )

/** Both writes, whose errors are about the fields of the form. */
function useWrites() {
  const portal = usePortal()
  const preview = useMutation(mutationOptions(portal, 'post', '/api/admin/announcements/preview'))
  const { mutationKey, mutationFn } = mutationOptions(portal, 'post', '/api/admin/announcements')
  const fail = (places: readonly number[]) => (error: unknown) => {
    throw errorOfForm(error, places)
  }
  return {
    preview: ({ body, places }: Announcement) => preview.mutateAsync({ body }).catch(fail(places)),
    announce: {
      mutationKey,
      mutationFn: ({ body, places }: Announcement, context: Parameters<typeof mutationFn>[1]) =>
        mutationFn({ body }, context).catch(fail(places)),
    },
  }
}
