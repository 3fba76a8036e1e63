import { cookieStore, createPortal, isApiError } from '@switchboard/sdk'
import { StrictMode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import '../src/theme/global.css'
import '../src/theme/text.css'
import { env } from '../src/base/env.ts'
import { ChakraScope } from '../src/theme/chakra-scope.tsx'
import { Alert } from '../src/ui/kit/alert.tsx'
import { Button } from '../src/ui/kit/button.tsx'
import { SelectField } from '../src/ui/kit/select-field.tsx'
import { TextField } from '../src/ui/kit/text-field.tsx'
import { CoverageMap, type CoveredOperation } from './coverage.tsx'
import { readScenarios, type Scenarios, writeScenarios } from './scenarios.ts'
import './ui.css'

interface Description {
  readonly personas: Readonly<
    Record<string, { readonly id: string; readonly email: string; readonly role: string }>
  >
  readonly operations: readonly (CoveredOperation & {
    readonly examples: readonly { readonly status: number; readonly name: string }[]
  })[]
}

const portalUrl = new URL(env.portalUrl, location.href).href.replace(/\/$/, '')

/**
 * `npm run dev`, then /__dev/mock: the current session, and the mock's possible responses for each operation. Not in
 * production.
 */
function MockPage() {
  const [description, setDescription] = useState<Description>()
  const [failure, setFailure] = useState(false)
  const [scenarios, setScenarios] = useState(readScenarios)
  const [search, setSearch] = useState('')
  useEffect(() => {
    fetch(`${portalUrl}/__mock`)
      .then((response) => response.json())
      .then(setDescription, () => setFailure(true))
  }, [])

  const choose = (next: Scenarios) => {
    writeScenarios(next)
    setScenarios(next)
  }

  return (
    <main className="wrap dev-page">
      <header>
        <h1>The mock</h1>
        <p className="lead">
          Sign in as somebody, or choose what an operation answers. Reload the app to see it.
        </p>
      </header>
      {failure && (
        <Alert status="error" title={`No mock answers at ${portalUrl}`}>
          Start it with npm run dev.
        </Alert>
      )}
      {description && (
        <>
          <CoverageMap operations={description.operations} />
          <Personas personas={description.personas} />
          <section className="dev-section" aria-label="Scenarios">
            <h2>Scenarios</h2>
            <div className="dev-states dev-search">
              <TextField
                label="Search operations"
                placeholder="getWalletCredits"
                value={search}
                onChange={({ target }) => setSearch(target.value)}
              />
              <Button look="ghost" disabled={Object.keys(scenarios).length === 0} onClick={() => choose({})}>
                Clear {Object.keys(scenarios).length} chosen
              </Button>
            </div>
            <div className="dev-states">
              {description.operations
                .filter(({ id, path }) => `${id} ${path}`.toLowerCase().includes(search.toLowerCase()))
                .map(({ id, method, path, examples }) => (
                  <SelectField
                    key={id}
                    label={id}
                    hint={`${method} ${path}`}
                    size="sm"
                    value={scenarios[`${method} ${path}`] ?? ''}
                    onChange={({ target: { value } }) => {
                      const { [`${method} ${path}`]: _, ...others } = scenarios
                      choose(value ? { ...others, [`${method} ${path}`]: value } : others)
                    }}
                  >
                    <option value="">By the request</option>
                    {examples.map(({ status, name }) => (
                      <option key={`${status} ${name}`} value={`${status} ${name}`}>
                        {status} {name}
                      </option>
                    ))}
                  </SelectField>
                ))}
            </div>
          </section>
        </>
      )}
    </main>
  )
}

const domain = env.cookieDomain
const portal = createPortal({
  baseUrl: portalUrl,
  store: cookieStore({ ...(domain && { domain }), document }),
})

function Personas({ personas }: Pick<Description, 'personas'>) {
  const [signedIn, setSignedIn] = useState<string>()
  const [rejection, setRejection] = useState<string>()
  const signIn = async (name: string, email: string) => {
    setRejection(undefined)
    try {
      await portal.session.login({ email, password: 'any-password' })
      setSignedIn(name)
    } catch (error) {
      if (!isApiError(error)) throw error
      setSignedIn(undefined)
      setRejection(`${name} can’t log in: ${error.detail}`)
    }
  }
  return (
    <section className="dev-section" aria-label="Personas">
      <h2>Personas</h2>
      <div className="dev-states">
        {Object.entries(personas).map(([name, { email }]) => (
          <Button
            key={name}
            look={signedIn === name ? 'primary' : 'ghost'}
            onClick={() => void signIn(name, email)}
          >
            {name}, {email}
          </Button>
        ))}
      </div>
      {rejection && <p role="alert">{rejection}</p>}
      {signedIn && (
        <p>
          Signed in as {signedIn}.{' '}
          <a className="link" href="/dashboard">
            Open the app
          </a>
        </p>
      )}
    </section>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('mock.html has no #root')
createRoot(root).render(
  <StrictMode>
    <ChakraScope>
      <MockPage />
    </ChakraScope>
  </StrictMode>,
)
