import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { OriginContext } from './base/origin.ts'
import { type AppServices, ServicesContext, useServices } from './lib/services.ts'
import { RootErrorBoundary } from './public/errors/error-boundary.tsx'
import { RouteView } from './router/route-view.tsx'

const StepUpDialog = lazy(async () => ({
  default: (await import('./member/second-factor/step-up-dialog.tsx')).StepUpDialog,
}))

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

/** Opens the step-up over any page. The dialog loads on first use. */
export function StepUpHost() {
  const { stepUp } = useServices()
  const { asking } = useSnapshot(stepUp.state)
  if (!asking) return null
  return (
    <Suspense fallback={null}>
      <StepUpDialog onAnswer={stepUp.answer} />
    </Suspense>
  )
}
