import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { PageTitle } from '#ui/PageTitle.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { QueryContent } from '#queries/QueryContent.tsx'
import { AddressBookCard } from '../address-book/AddressBookCard.tsx'
import { profileQuery } from '#queries/profile-query.ts'
import { AuthenticatorCard } from './AuthenticatorCard.tsx'
import { PasskeysCard } from './PasskeysCard.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import { factorsQuery } from './factors-query.ts'
import { RecoveryCodesCard } from './RecoveryCodesCard.tsx'
import { NewRecoveryCodes } from './NewRecoveryCodes.tsx'
import { StaffFactorRequirement } from './StaffFactorRequirement.tsx'

/** What opens the account: password, authenticator app, passkeys, recovery codes; and where money can go. */
export default function SecurityScreen() {
  const t = useTranslations('security')
  const profile = useQuery(profileQuery)
  const factors = useQuery(factorsQuery)
  /** Told once by the server, and shown until the person says that they have them. */
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  return (
    <div className="flex flex-col gap-6">
      <PageTitle title={t('title')} />
      <div className="mx-auto flex w-full max-w-[40rem] flex-col gap-6 xl:max-w-none">
        {codes !== null && <NewRecoveryCodes key={codes[0]} codes={codes} onKept={() => setCodes(null)} />}
        <QueryContent query={profile} skeleton={<Skeleton className="h-[11.125rem] xl:h-[8.625rem]" />}>
          {(person) => (
            <>
              {person.staff_role !== null && <StaffFactorRequirement hasFactor={person.has_second_factor} />}
              <PasswordCard profile={person} />
            </>
          )}
        </QueryContent>
        <QueryContent
          query={factors}
          skeleton={<Skeleton className="h-[27.875rem] sm:h-[26.375rem] xl:h-[20.25rem]" />}
        >
          {({ authenticator, passkeys, recovery_codes_left: codesLeft }) => (
            <>
              <AuthenticatorCard
                confirmedAt={authenticator?.confirmed_at ?? null}
                isLast={passkeys.length === 0}
                onCodes={setCodes}
              />
              <PasskeysCard passkeys={passkeys} hasOthers={authenticator !== null} onCodes={setCodes} />
              {(authenticator !== null || passkeys.length > 0) && (
                <RecoveryCodesCard left={codesLeft} onCodes={setCodes} />
              )}
            </>
          )}
        </QueryContent>
        <AddressBookCard />
      </div>
    </div>
  )
}
