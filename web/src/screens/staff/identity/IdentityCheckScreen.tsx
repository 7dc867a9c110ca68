import { isolated } from '@evenmoor/contract/plain-text'
import { getStaffIdentityCheck, listStaffIdentityChecks } from '@evenmoor/contract/staff-identity'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { formatInstant } from '#i18n/format-time.ts'
import { pathTo } from '#routing/paths.ts'
import { Banner } from '#ui/Banner.tsx'
import { Assignment } from '../assignment/Assignment.tsx'
import { PanelFoot } from '../panel/PanelFoot.tsx'
import { Waiting } from '../panel/Waiting.tsx'
import { RowPanel } from '../list/RowPanel.tsx'
import { IdentityActions } from './IdentityActions.tsx'
import { IdentityFacts } from './IdentityFacts.tsx'
import { IdentityPictures } from './IdentityPictures.tsx'
import { IdentityStatusTag } from './IdentityStatusTag.tsx'

/** One identity check: who, the pictures, and the decision. */
export default function IdentityCheckScreen() {
  const t = useTranslations('staff.identity')
  const locale = useLocale()
  return (
    <RowPanel
      list={listStaffIdentityChecks}
      read={(id, signal) => call(getStaffIdentityCheck, { params: { id }, signal })}
      listPath={pathTo('staffIdentityChecks')}
      title={t('one')}
      titleOf={({ investor }) => t('page.title', { name: isolated(investor.name) })}
      renderHead={({ status, submitted_at }) => ({
        kicker:
          status === 'in_review' ? <Waiting since={submitted_at} /> : formatInstant(submitted_at, locale),
        tag: <IdentityStatusTag status={status} />,
      })}
    >
      {(check) => (
        <>
          {check.status === 'in_review' && (
            <Assignment
              list={listStaffIdentityChecks}
              queue="identity"
              id={check.id}
              assignee={check.assignee}
            />
          )}
          {check.looked_at_by !== null && (
            <Banner tone="risk" title={t('page.looking', { name: isolated(check.looked_at_by) })}>
              {t('page.lookingText')}
            </Banner>
          )}
          <IdentityFacts check={check} />
          <IdentityPictures check={check} />
          <PanelFoot>
            <IdentityActions check={check} />
          </PanelFoot>
        </>
      )}
    </RowPanel>
  )
}
