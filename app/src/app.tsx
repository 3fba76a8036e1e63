import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { OriginContext } from './base/origin.ts'
import { type AppServices, ServicesContext } from './lib/services.ts'
import { RootErrorBoundary } from './public/errors/error-boundary.tsx'
import { RouteView } from './router/route-view.tsx'
import { StepUpHost } from './step-up-host.tsx'

interface AppProps {
  readonly services: AppServices
}

export function App({ services }: AppProps) {
  return (
    <RootErrorBoundary>
      <AppProviders services={services}>
        <RouteView />
        <StepUpHost />
      </AppProviders>
    </RootErrorBoundary>
  )
}

/** Provides services such as usePortal(). Tests draw parts of the app within it. */
export function AppProviders({ services, children }: AppProps & { readonly children: ReactNode }) {
  return (
    <ServicesContext value={services}>
      <OriginContext value={services.origin}>
        <QueryClientProvider client={services.queryClient}>{children}</QueryClientProvider>
      </OriginContext>
    </ServicesContext>
  )
}
