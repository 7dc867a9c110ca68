import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatInstant } from '#i18n/format-time.ts'
import { Button } from '#ui/Button.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { MessagesProvider } from '#i18n/MessagesProvider.tsx'
import { lazyPart } from '#queries/lazy-part.tsx'
import { usePreloadOnInput } from '#ui/use-preload-on-input.ts'
import { QueryContent } from '#queries/QueryContent.tsx'
import { addressBookQuery } from '#queries/address-queries.ts'
import { refreshMoney } from '#queries/money-queries.ts'
import { SuccessNote } from '#forms/SuccessNote.tsx'
import { AddressRow } from './AddressRow.tsx'

// With what looks at an address's checksum.
const AddAddressForm = lazyPart(async () => (await import('./AddAddressForm.tsx')).AddAddressForm)

/** Where withdrawals can go: add, name, remove; with practice money also skip the wait of a new one. */
export function AddressBookCard() {
  const t = useTranslations('addresses.book')
  const locale = useLocale()
  const queryClient = useQueryClient()
  const book = useQuery(addressBookQuery)
  usePreloadOnInput(AddAddressForm)
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
    <SettingsCard title={t('title')}>
      <SuccessNote text={done} />
      <QueryContent query={book} skeleton={<Skeleton className="h-32" />}>
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
                <MessagesProvider namespaces={['withdraw']}>
                  <AddAddressForm
                    kind={kind}
                    onDone={({ label, usable_at: usableAt }) =>
                      finish(t('done', { name: label, when: formatInstant(usableAt, locale) }))
                    }
                    onCancel={() => setAdding(false)}
                  />
                </MessagesProvider>
              </Suspense>
            ) : (
              <Button onClick={begin}>{t('add')}</Button>
            )}
          </>
        )}
      </QueryContent>
    </SettingsCard>
  )
}
