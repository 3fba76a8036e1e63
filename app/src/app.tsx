import { QueryClientProvider } from '@tanstack/react-query'
import { LastResort } from './features/errors/error-boundary.tsx'
import { queryClient } from './lib/query-client.ts'
import { RouteView } from './router/route-view.tsx'

export function App() {
  return (
    <LastResort>
      <QueryClientProvider client={queryClient}>
        <RouteView />
      </QueryClientProvider>
    </LastResort>
  )
}
