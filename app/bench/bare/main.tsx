// The landing page’s list of APIs by React, wouter and the query client alone: the cost of these, for comparison.
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { Link, Route, Switch } from 'wouter'

interface Catalogue {
  readonly data: readonly { readonly api: string; readonly name: string; readonly summary: string }[]
}

const read = async (): Promise<Catalogue> => (await fetch('/portal-api/api/catalogue?limit=6')).json()

function Apis() {
  const { data } = useQuery({ queryKey: ['apis'], queryFn: read })
  return (
    <>
      <h1>APIs</h1>
      <ul>
        {data?.data.map(({ api, name, summary }) => (
          <li key={api}>
            <h2>
              <Link href={`/api/${api}`}>{name}</Link>
            </h2>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <QueryClientProvider client={new QueryClient()}>
    <Switch>
      <Route path="/" component={Apis} />
      <Route>Not found</Route>
    </Switch>
  </QueryClientProvider>,
)
