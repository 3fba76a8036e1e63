import { textOf } from '../../domain/kyb/form-definition.ts'
import type { Detail, FieldGroup } from '../../domain/kyb/types.ts'
import { Card } from '../../ui/card.tsx'
import css from './kyb.module.css'

interface SentFormProps {
  readonly title: string
  readonly groups: readonly FieldGroup[]
  readonly sent: Pick<Detail, 'form' | 'documents'>
  /** Fields that stand somewhere else on the page. */
  readonly without?: { has(field: string): boolean }
}

const none = { has: () => false }

/** A submission by the form's questions. */
export function SentForm({ title, groups, sent, without = none }: SentFormProps) {
  const answeredGroups = groups
    .map(({ title: group, fields }) => ({
      group,
      facts: fields
        .filter(({ name }) => !without.has(name))
        .flatMap((field) => {
          const text = textOf(field, sent)
          return text ? [{ name: field.name, label: field.label, text }] : []
        }),
    }))
    .filter(({ facts }) => facts.length > 0)
  if (answeredGroups.length === 0) return null
  return (
    <Card as="section" aria-label={title}>
      <h2 className={css.sentTitle}>{title}</h2>
      {answeredGroups.map(({ group, facts }) => (
        <div key={group} className={css.sentGroup}>
          <h3>{group}</h3>
          <dl>
            {facts.map(({ name, label, text }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </Card>
  )
}
