import {
  heldTestValue,
  type TestGroup,
  testGroups,
  type Values,
  withTestValue,
} from '@switchboard/oas/request'
import { policies } from '@switchboard/sdk/problems'
import { queryOptions } from '@switchboard/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { firstCallHref } from '../../domain/catalogue/first-call.ts'
import { apiQuery, versionQuery } from '../../domain/catalogue/queries.ts'
import { environments } from '../../domain/environments.ts'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { Cord } from '../../ui/cord.tsx'
import { Button, LinkButton } from '../../ui/kit/button.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import { row, stack } from '../../ui/layout.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { CostLine } from './form/cost-line.tsx'
import { outcomeWords } from './response/outcome-words.ts'
import { ResponseView } from './response/response-view.tsx'
import { Samples } from './samples/samples.tsx'
import { useTryItMemory } from './state/memory.ts'
import type { ApiVersion, Environment, ReferenceOperation } from './types.ts'

type KeyEnvironment = Exclude<Environment, 'MOCK'>
const keyEnvironments = ['TEST', 'LIVE'] as const

/** Keys of an API that the person has just stored. */
type StoredKeys = Partial<Record<KeyEnvironment, string>>

export interface FirstCallProps {
  readonly api: string
  readonly version: string
  readonly stored: StoredKeys
}

/**
 * A call of the API's main operation with keys that were just made: filled in, as code, and run with one press. First with the test
 * key and a test value, free; then with the live key and a value of the person's own, since live keys reject test values.
 */
export function FirstCall({ api, version, stored }: FirstCallProps) {
  const portal = usePortal()
  const { keys } = useTryItMemory()
  // Before anything is fetched: the person may be on their way to the console.
  useEffect(() => {
    for (const one of keyEnvironments) if (stored[one]) keys.hold(api, one, stored[one])
  }, [keys, api, stored])
  const published = useQuery(versionQuery(portal, { api, version })).data?.data
  const catalogue = useQuery(apiQuery(portal, api)).data?.data
  const main = catalogue && (catalogue[0]?.main_operation ?? published?.operations[0]?.operation_id)
  const operation = useQuery({
    ...queryOptions(portal, '/api/api-reference/operation', {
      params: { query: { api, version, operation_id: main ?? '' } },
    }),
    enabled: main !== undefined,
  }).data?.data
  // A failure is no loss: the console is one link away.
  if (!published || !operation) return null
  const usable = keyEnvironments.filter(
    (one) => stored[one] && published.servers.some(({ environment }) => environment === one),
  )
  if (usable.length === 0) return null
  return <Call api={published} operation={operation} usable={usable} />
}

interface CallProps {
  readonly api: ApiVersion
  readonly operation: ReferenceOperation
  readonly usable: readonly KeyEnvironment[]
}

/** The console's own request, response and samples, without its form. */
function Call({ api, operation, usable }: CallProps) {
  const { consoleOf, keys } = useTryItMemory()
  const console = consoleOf(api, operation)
  const { values, sending, outcome } = useSnapshot(console.state, { sync: true })
  const shared = useSnapshot(keys.state, { sync: true })
  const [environment = 'TEST'] = usable.includes(shared.environment as KeyEnvironment)
    ? [shared.environment as KeyEnvironment]
    : usable
  const key = shared.held[`${api.api} ${environment}`]
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map())
  const run = useRef<HTMLButtonElement>(null)
  const own = useRef<HTMLInputElement>(null)
  const groups = environment === 'LIVE' ? liveGroups(operation) : []

  useEffect(() => {
    keys.switchTo(usable[0] ?? 'TEST')
    // The dialog with the keys has closed: this is what comes next, unless the person is on their way already.
    if (!document.activeElement?.matches('a, button, input, select, textarea')) run.current?.focus()
  }, [keys, usable[0]])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts of a call, read from the states themselves
  const call = useMemo(() => console.call(), [console, values, environment, key])
  const isDone =
    outcome?.from === environment && outcome.came.kind === 'response' && outcome.came.status < 400
  const canGoLive = environment === 'TEST' && usable.includes('LIVE')

  const goLive = () => {
    keys.switchTo('LIVE')
    requestAnimationFrame(() => (own.current ?? run.current)?.focus())
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const faultsNow = groups.length > 0 ? await ownFaults(operation, values as Values, groups) : new Map()
    setFaults(faultsNow)
    if (faultsNow.size > 0) own.current?.focus()
    else void console.send()
  }

  return (
    <Card as="section" aria-labelledby="first-call">
      <form className={stack(4)} onSubmit={send} noValidate aria-label="First call">
        <header className={row(3, 'between')}>
          <div>
            <h2 className="card-title" id="first-call">
              Run your first call
            </h2>
            <p className="note">
              {operation.summary}, with the {environment.toLowerCase()} key you just stored.{' '}
              <a className="link" href={firstCallHref({ ...api, operations: [operation] })}>
                Change it in the console
              </a>
            </p>
          </div>
          <div className={row(3)}>
            <CostLine api={api} operation={operation} environment={environment} />
            {isDone && (
              <LinkButton href={href('usage', {}, { query: { tab: 'log', api: api.api } })}>
                See it in usage
              </LinkButton>
            )}
            <Button
              ref={run}
              type="submit"
              {...(!(isDone && canGoLive) && { look: 'primary' })}
              busy={sending}
            >
              {sending ? 'Running…' : isDone ? 'Run it again' : 'Run it now'}
            </Button>
            {canGoLive && (
              <Button {...(isDone && { look: 'primary' })} onClick={goLive}>
                Run it live
              </Button>
            )}
          </div>
        </header>
        {groups.map((group, place) => (
          <TextField
            key={group.at}
            {...(place === 0 && { ref: own })}
            label={
              <>
                Your {isPhone(group) ? 'phone number' : 'value'} (<code>{group.name}</code>)
              </>
            }
            hint={`${isPhone(group) ? `${phoneHint} ` : ''}${policies.liveKeys}`}
            error={faults.get(group.at)}
            mono
            autoComplete="off"
            onChange={({ target }) => {
              const filled = withTestValue(values as Values, { at: group.at, value: target.value.trim() })
              if (filled) console.fill(filled)
              setFaults(new Map())
            }}
          />
        ))}
        {isDone && <Cord stops={[`${environments[environment].name} key`, 'Gateway', api.name]} />}
        {outcome && (
          <ResponseView
            api={api.api}
            operation={operation}
            outcome={outcome.came}
            environment={outcome.from}
            old={sending}
          />
        )}
        <VisuallyHidden>
          <span role="status">{!sending && outcome && outcomeWords(outcome.came)}</span>
        </VisuallyHidden>
        <Samples
          release={api.full_version}
          call={call}
          needsKey={operation.security.length > 0}
          keyShown={shared.shown}
          onShowKey={(visible) => keys.show(visible)}
        />
      </form>
    </Card>
  )
}

const phoneHint = 'Start with + and the country code, without spaces.'
const isPhone = ({ data }: TestGroup): boolean => data.every(({ value }) => /^\+\d{7,15}$/.test(value))

/** Why a live call would be rejected, by the place of the value. The code that compares it with the schema is loaded for it. */
async function ownFaults(operation: ReferenceOperation, values: Values, groups: readonly TestGroup[]) {
  // Where it can't be loaded, the server alone says what is wrong.
  const words = await import('./model/body-words.ts').catch(() => undefined)
  const faults = new Map<string, string>()
  for (const group of groups) {
    const fault = words?.faultAt(operation, values, group.at)
    if (heldTestValue(values, group))
      faults.set(group.at, 'Enter a real value: live keys reject test values.')
    else if (fault) faults.set(group.at, isPhone(group) ? phoneHint : fault)
  }
  return faults
}

/** Places of the request where a documented test value stands that live keys reject. */
const liveGroups = (operation: ReferenceOperation): readonly TestGroup[] =>
  testGroups(operation.test_data.filter(({ test_only }) => test_only !== false))
