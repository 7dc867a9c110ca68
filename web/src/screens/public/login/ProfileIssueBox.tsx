import type { LoginRefused } from '@evenmoor/contract/account-status'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { lazyAccountStatus } from '#features/account-status/lazy-account-status.tsx'
import { Banner } from '#ui/Banner.tsx'
import { ContactSupportButton } from '../account-forms/ContactSupportButton.tsx'
import type { ProfileIssue } from './profile-issue.ts'
import type { LoginRefusal } from './login-refusal.ts'

const LimitedAccountNotice = lazyAccountStatus(
  async () => (await import('#features/account-status/LimitedAccountNotice.tsx')).LimitedAccountNotice,
  () => <Plain issue="locked" />,
)

export type ProfileIssueBoxProps = { issue: ProfileIssue; refusal: LoginRefusal }

/** Why a login failed despite the right credentials. The server's text is hidden (spec, section 8). */
export function ProfileIssueBox({ issue, refusal: { problem, seeAccount } }: ProfileIssueBoxProps) {
  const t = useTranslations('logIn.profile')
  const standing = standingIn(problem.body)
  return (
    <Banner tone="risk" title={t('title')} takesFocus>
      {standing === undefined ? (
        <Plain issue={issue} />
      ) : (
        <Suspense>
          <LimitedAccountNotice status={standing} onSeeAccount={seeAccount} />
        </Suspense>
      )}
    </Banner>
  )
}

/** Without what the server knows of the account's standing. */
function Plain({ issue }: { issue: ProfileIssue }) {
  const t = useTranslations('logIn.profile')
  return (
    <>
      {t(issue)} {t('text')}
      <div className="mt-3">
        <ContactSupportButton />
      </div>
    </>
  )
}

/** Not checked: the page comes without the contract's schemas, and a refusal of another server has none. */
const standingIn = (body: unknown) => (body as Partial<LoginRefused> | null)?.account
