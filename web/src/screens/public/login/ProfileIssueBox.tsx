import type { LoginRefused } from '@evenmoor/contract/account-status'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { limitedPart } from '#standing/limited-part.tsx'
import { Banner } from '#ui/Banner.tsx'
import { SupportLink } from '../account/SupportLink.tsx'
import type { ProfileIssue } from './profile-issue.ts'
import type { Refusal } from './refusal.ts'

const LimitedAccount = limitedPart(
  async () => (await import('#standing/LimitedAccount.tsx')).LimitedAccount,
  () => <Plain issue="locked" />,
)

type ProfileIssueBoxProps = { issue: ProfileIssue; refusal: Refusal }

/** Why nobody is logged in although who they are was right; the server's text is hidden (spec, section 8). */
export function ProfileIssueBox({ issue, refusal: { problem, seeAccount } }: ProfileIssueBoxProps) {
  const t = useTranslations('account.login.profile')
  const standing = standingIn(problem.body)
  return (
    <Banner tone="risk" title={t('title')} takesFocus>
      {standing === undefined ? (
        <Plain issue={issue} />
      ) : (
        <Suspense>
          <LimitedAccount standing={standing} onSeeAccount={seeAccount} />
        </Suspense>
      )}
    </Banner>
  )
}

/** Without what the server knows of the account's standing. */
function Plain({ issue }: { issue: ProfileIssue }) {
  const t = useTranslations('account.login.profile')
  return (
    <>
      {t(issue)} {t('text')}
      <div className="mt-3">
        <SupportLink />
      </div>
    </>
  )
}

/** Not checked: the page comes without the contract's schemas, and a refusal of another server has none. */
const standingIn = (body: unknown) => (body as Partial<LoginRefused> | null)?.account
