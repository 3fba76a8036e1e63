import {
  exampleOf,
  type Fault,
  faultsOf,
  isLongNumber,
  isRecord,
  nearestVariant,
  pointerTo,
  resolve,
  type SchemaNode,
  typeLabel,
  typeOf,
  variantsOf,
} from '@switchboard/oas/schema'
import { type ReactNode, useContext } from 'react'
import { classes } from '../../../ui/classes.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { row, stack } from '../../../ui/layout.ts'
import css from '../try-it.module.css'
import type { NamedSchemas } from '../types.ts'
import {
  ChoicePart,
  emptyValue,
  FormContext,
  JsonPart,
  type PartProps,
  type ResolvedPartProps,
  ScalarPart,
} from './body-fields.tsx'

interface BodyFormProps {
  readonly schema: SchemaNode
  readonly schemas: NamedSchemas
  /** Undefined without a body. */
  readonly value: unknown
  /** Errors of the last response to this value. */
  readonly rejections: readonly Fault[]
  readonly onChange: (value: unknown) => void
}

/** Deeper parts are JSON. */
const maxDepth = 4

/** A JSON body by the fields of its schema. Parts without a field stay as they are in the value. */
export function BodyForm({ schema, schemas, value, rejections, onChange }: BodyFormProps) {
  const reading = { schemas, direction: 'request' } as const
  const faults = [...faultsOf(value ?? {}, schema, reading), ...rejections]
  return (
    <FormContext value={{ reading, faults: new Map(faults.map(({ at, text }) => [at, text])) }}>
      <Part schema={schema} name="" required value={value} at="" onChange={onChange} />
    </FormContext>
  )
}

function Part(props: PartProps) {
  const { reading } = useContext(FormContext)
  const { schema, value, at } = props
  const resolved = resolve(schema, reading.schemas)
  const { node } = resolved
  const part = { ...props, resolved }
  const values = 'const' in node ? [node.const] : Array.isArray(node.enum) ? node.enum : undefined
  if (values) return <ChoicePart {...part} values={values} />
  if (at.split('/').length > maxDepth) return <JsonPart {...part} />
  if (variantsOf(resolved).length > 0) return <VariantPart {...part} />
  // A value of another type than its field can show is JSON, so that it’s neither hidden nor lost.
  const isEmpty = value === undefined || value === null
  const isScalar = isEmpty || typeof value !== 'object' || isLongNumber(value)
  if (Array.isArray(node.type) && node.type.filter((type) => type !== 'null').length > 1)
    return <JsonPart {...part} />
  switch (typeOf(node)) {
    case 'boolean':
      return <ChoicePart {...part} values={[true, false]} />
    case 'string':
    case 'integer':
    case 'number':
      return isScalar ? <ScalarPart {...part} /> : <JsonPart {...part} />
    case 'object':
      return isRecord(node.properties) && (isEmpty || isRecord(value)) ? (
        <ObjectPart {...part} />
      ) : (
        <JsonPart {...part} />
      )
    case 'array':
      return isRecord(node.items) && !node.prefixItems && (isEmpty || Array.isArray(value)) ? (
        <ListPart {...part} />
      ) : (
        <JsonPart {...part} />
      )
    default:
      return <JsonPart {...part} />
  }
}

function VariantPart(part: ResolvedPartProps) {
  const { reading } = useContext(FormContext)
  const { value, resolved, onChange, name, required } = part
  const variants = variantsOf(resolved)
  const isAbsent = value === undefined && !required
  const chosen = isAbsent ? -1 : nearestVariant(value, variants, reading)
  const variant = variants[chosen]
  const titles = variants.map((one, place) => {
    const { node, names } = resolve(one, reading.schemas)
    return String(
      node.title ??
        names.at(-1) ??
        `Variant ${place + 1}: ${typeLabel(resolve(one, reading.schemas), reading.schemas)}`,
    )
  })
  return (
    <div className={stack(3)}>
      <SelectField
        size="sm"
        label={
          <>
            <span className="mono">{name || 'Body'}</span> variant
          </>
        }
        value={String(chosen)}
        onChange={({ target }) => {
          const next = variants[Number(target.value)]
          onChange(next === undefined ? undefined : exampleOf(next, reading.schemas))
        }}
      >
        {!required && <option value="-1">Not sent</option>}
        {titles.map((title, place) => (
          <option key={title} value={place}>
            {title}
          </option>
        ))}
      </SelectField>
      {variant !== undefined && <Part {...part} schema={variant} required />}
    </div>
  )
}

interface GroupProps {
  readonly part: ResolvedPartProps
  readonly action: ReactNode
  readonly children?: ReactNode
}

/** The whole body needs no frame. */
function Group({ part, action, children }: GroupProps) {
  const { faults } = useContext(FormContext)
  const fault = faults.get(part.at)
  return (
    <fieldset className={classes(stack(3), part.at !== '' && css.nested)} aria-label={part.name || 'Body'}>
      {part.at !== '' && (
        <div className={row(3, 'between')}>
          <span className="mono small">{part.name}</span>
          {action}
        </div>
      )}
      {children}
      {fault && <p className={classes('label', css.warning)}>{fault}</p>}
    </fieldset>
  )
}

function ObjectPart(part: ResolvedPartProps) {
  const { reading } = useContext(FormContext)
  const { value, resolved, required, at, onChange, name, schema } = part
  const { node } = resolved
  const properties = Object.entries(node.properties as Record<string, SchemaNode>).filter(
    ([, one]) => resolve(one, reading.schemas).node.readOnly !== true,
  )
  const fields = isRecord(value) ? value : {}
  const others = Object.keys(fields).filter((field) => !properties.some(([one]) => one === field))
  const set = (field: string, next: unknown) => {
    const { [field]: _, ...rest } = fields
    onChange(next === undefined ? rest : { ...fields, [field]: next })
  }
  const isAbsent = !isRecord(value) && !required
  const action = isAbsent ? (
    <Button look="link" size="small" onClick={() => onChange(exampleOf(schema, reading.schemas))}>
      Add {name}
    </Button>
  ) : (
    !required && (
      <Button look="link" size="small" onClick={() => onChange(undefined)}>
        Remove {name}
      </Button>
    )
  )
  return (
    <Group part={part} action={action}>
      {!isAbsent &&
        properties.map(([field, one]) => (
          <Part
            key={field}
            schema={one}
            name={field}
            required={Array.isArray(node.required) && node.required.includes(field)}
            value={fields[field]}
            at={pointerTo(at, field)}
            onChange={(next) => set(field, next)}
          />
        ))}
      {others.length > 0 && <p className="label">Also sent from the JSON: {others.join(', ')}.</p>}
    </Group>
  )
}

function ListPart(part: ResolvedPartProps) {
  const { reading } = useContext(FormContext)
  const { value, resolved, at, onChange, name } = part
  const items = resolved.node.items as SchemaNode
  const entries: readonly unknown[] = Array.isArray(value) ? value : []
  const add = (
    <Button
      look="link"
      size="small"
      onClick={() => onChange([...entries, exampleOf(items, reading.schemas)])}
    >
      Add an entry
    </Button>
  )
  const without = (place: number) => {
    const rest = entries.toSpliced(place, 1)
    onChange(rest.length > 0 ? rest : emptyValue(part, []))
  }
  return (
    <Group part={part} action={add}>
      {entries.map((entry, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other identity than their place
        <div key={place} className={stack(1)}>
          <Part
            schema={items}
            name={`${name}[${place}]`}
            required
            value={entry}
            at={pointerTo(at, place)}
            onChange={(next) => onChange(entries.with(place, next))}
          />
          <Button look="link" size="small" onClick={() => without(place)}>
            Remove {`${name}[${place}]`}
          </Button>
        </div>
      ))}
    </Group>
  )
}
