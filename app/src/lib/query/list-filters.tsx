import { SelectField } from '../../ui/kit/select-field.tsx'
import { tool } from '../../ui/list-tools.ts'
import { SearchBox } from '../../ui/search-box.tsx'
import { useTypedWords } from '../browser/use-typed-words.ts'
import { type ShowState, type UrlCodec, useUrlState } from '../browser/use-url-state.ts'

/** A list's filters, order and page, and the function that changes them. */
export interface ListState<Address> {
  readonly address: Address
  readonly show: ShowState<Address>
}

/** A list whose filters, order and page are in the address of its page. */
export function useList<Address extends { readonly page: number; readonly sort?: unknown }>(
  codec: UrlCodec<Address>,
) {
  const [address, show] = useUrlState(codec)
  const all = codec.read('')
  const cleared = 'sort' in address ? { ...all, sort: address.sort } : all
  return {
    address,
    show,
    isNarrowed: codec.write('', address) !== codec.write('', cleared),
    /** Takes the filters away. The order stays. */
    clear: () => show(cleared),
  }
}

type Words = string | { readonly label: string }

interface ChoiceFilterProps<Value extends string> {
  readonly label: string
  /** The words for no choice. */
  readonly all?: string
  /** Each choice by its value. */
  readonly options: Readonly<Record<Value, Words>> | ReadonlyMap<Value, string>
  readonly value: NoInfer<Value> | null
  readonly onChange: (value: Value | null) => void
}

/** Narrows a list to one of some values. */
export function ChoiceFilter<Value extends string>({
  label,
  all = 'All',
  options,
  value,
  onChange,
}: ChoiceFilterProps<Value>) {
  const entries = options instanceof Map ? options : Object.entries(options as Record<string, Words>)
  const named = new Map<string, Words>(entries)
  return (
    <div className={tool('choice')}>
      <SelectField
        label={label}
        size="sm"
        value={value ?? ''}
        onChange={({ target }) => onChange((target.value || null) as Value | null)}
      >
        <option value="">{all}</option>
        {/* One that the address names is there before the list is, and also when it is on no list. */}
        {value !== null && !named.has(value) && <option value={value}>{value}</option>}
        {[...named].map(([name, words]) => (
          <option key={name} value={name}>
            {typeof words === 'string' ? words : words.label}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

type Searched = { readonly search: string; readonly page: number }

interface SearchFilterProps<Address extends Searched> extends ListState<Address> {
  /** The thing to search. */
  readonly label: string
}

/** Narrows a list to words, once the person pauses. */
export function SearchFilter<Address extends Searched>({ label, address, show }: SearchFilterProps<Address>) {
  const [words, type] = useTypedWords(address.search, (search) =>
    show({ ...address, search, page: 1 }, { replace: true }),
  )
  return (
    <div className={tool('search')}>
      <SearchBox label={label} words={words} onWords={type} />
    </div>
  )
}
