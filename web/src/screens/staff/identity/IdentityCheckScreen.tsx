import { isolated } from '@evenmoor/contract/plain-text'
import { getStaffIdentityCheck, listStaffIdentityChecks } from '@evenmoor/contract/staff-identity'
import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { pathTo } from '#routing/paths.ts'
import { Banner } from '#ui/Banner.tsx'
import { DetailPanel } from '../list/DetailPanel.tsx'
import { useListRow } from '../list/use-list-row.ts'
import { IdentityActions } from './IdentityActions.tsx'
import { IdentityFacts } from './IdentityFacts.tsx'
import { IdentityPictures } from './IdentityPictures.tsx'

/** One identity check: who, the pictures, and the decision. */
export default function IdentityCheckScreen() {
  const t = useTranslations('staff.identity')
  const { id = '' } = useParams()
  const read = useListRow(listStaffIdentityChecks, id, (signal) =>
    call(getStaffIdentityCheck, { params: { id }, signal }),
  )
  return (
    <DetailPanel
      key={id}
      id={id}
      read={read}
      listPath={pathTo('staffIdentityChecks')}
      title={t('one')}
      titleOf={({ investor }) => t('page.title', { name: isolated(investor.name) })}
    >
      {(check) => (
        <div className="flex flex-col gap-6">
          {check.looked_at_by !== null && (
            <Banner tone="risk" title={t('page.looking', { name: isolated(check.looked_at_by) })}>
              {t('page.lookingText')}
            </Banner>
          )}
          <IdentityFacts check={check} />
          <IdentityPictures check={check} />
          <IdentityActions check={check} />
        </div>
      )}
    </DetailPanel>
  )
}
