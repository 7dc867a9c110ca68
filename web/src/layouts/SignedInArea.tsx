import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { createQueryClient } from '#queries/query-client.ts'
import { useSignedInAs } from '#api/session.ts'
import { useMode } from '#i18n/mode.ts'
import { StepUpHost } from '#features/step-up/StepUpHost.tsx'
import { TitleSuffix } from '#ui/title-suffix.ts'
import { layoutNamespaces } from '#routing/layout-namespaces.ts'
import { loginPath } from './require-session.ts'
import { MessagesProvider } from '#i18n/MessagesProvider.tsx'

type SignedInAreaProps = { area: 'investor' | 'staff'; children: ReactNode }

/**
 * What investor and staff pages share: the area's words, one cache of answers for as long as the session lasts,
 * the question for proof of the person that some calls need, and the way to the log-in page as soon as the session ends, also when it ended in another tab.
 * When another person logs in there, everything starts fresh: nothing the first one read or typed is left.
 */
export function SignedInArea(props: SignedInAreaProps) {
  const userId = useSignedInAs()
  const { pathname, search } = useLocation()
  if (userId === null)
    return <Navigate to={loginPath(pathname + search)} state={{ signedOut: true }} replace />
  return <AreaOfPerson key={userId} {...props} />
}

function AreaOfPerson({ area, children }: SignedInAreaProps) {
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <MessagesProvider namespaces={layoutNamespaces[area]}>
        <Titled area={area}>{children}</Titled>
        <StepUpHost />
      </MessagesProvider>
    </QueryClientProvider>
  )
}

function Titled({ area, children }: Pick<SignedInAreaProps, 'area' | 'children'>) {
  const t = useTranslations()
  const mode = useMode()
  return <TitleSuffix value={t(`${area}.shell.titleSuffix`, { mode })}>{children}</TitleSuffix>
}
