import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatInstant } from '#lib/format-time.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Words } from '../../../layouts/Words.tsx'
import { lazyPart } from '../shared/lazy-part.tsx'
import { useAhead } from '../shared/use-ahead.ts'
import { Loaded } from '../shared/Loaded.tsx'
import { addressBookQuery } from '../shared/address-queries.ts'
import { refreshMoney } from '../shared/queries.ts'
import { Outcome } from '../security/Outcome.tsx'
import { AddressRow } from './AddressRow.tsx'

// With what looks at an address's checksum.
const AddAddressForm = lazyPart(async () => (await import('./AddAddressForm.tsx')).AddAddressForm)

/** Where withdrawals can go: add, name, remove; with practice money also skip the wait of a new one. */
export function AddressBookCard() {
  const t = useTranslations('addresses.book')
  const locale = useLocale()
  const queryClient = useQueryClient()
  const book = useQuery(addressBookQuery)
  useAhead(AddAddressForm)
  const [isAdding, setAdding] = useState(false)
  const [done, setDone] = useState<string | null>(null)
  const finish = async (text: string) => {
    setAdding(false)
    await refreshMoney(queryClient)
    setDone(text)
  }
  const begin = () => {
    setDone(null)
    setAdding(true)
  }
  return (
    <Card title={t('title')}>
      <Outcome text={done} />
      <Loaded query={book} skeleton={<Skeleton className="h-32" />}>
        {({ results, kind, hold_hours: hours }) => (
          <>
            <p className="text-muted">{t('text', { hours: String(hours) })}</p>
            {results.length === 0 ? (
              <p>{t('none')}</p>
            ) : (
              <ul className="divide-y divide-line">
                {results.map((saved) => (
                  <AddressRow
                    key={saved.id}
                    saved={saved}
                    canSkip={kind === 'practice'}
                    onBegin={() => setDone(null)}
                    onDone={finish}
                  />
                ))}
              </ul>
            )}
            {isAdding ? (
              <Suspense fallback={<Skeleton busy className="h-80" />}>
                <Words namespaces={['withdraw']}>
                  <AddAddressForm
                    kind={kind}
                    onDone={({ label, usable_at: usableAt }) =>
                      finish(t('done', { name: label, when: formatInstant(usableAt, locale) }))
                    }
                    onCancel={() => setAdding(false)}
                  />
                </Words>
              </Suspense>
            ) : (
              <Button onClick={begin}>{t('add')}</Button>
            )}
          </>
        )}
      </Loaded>
    </Card>
  )
}
