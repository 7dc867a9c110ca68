import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { readKey } from './read-key.ts'

/** How a signature protects a statement, and the key to keep for checking without this page. */
export function HowItWorks() {
  const t = useTranslations('verify')
  const [key, setKey] = useState<string | null>(null)
  useEffect(() => {
    readKey().then(
      ({ public_key }) => setKey(public_key),
      () => undefined,
    )
  }, [])
  return (
    <section aria-labelledby="how" className="flex flex-col gap-3">
      <h2 id="how" className="text-h2">
        {t('howTitle')}
      </h2>
      <p className="reading">{t('how')}</p>
      <p className="font-semibold">{t('key')}</p>
      <bdi dir="ltr" translate="no" className="min-h-6 text-small break-all">
        {key}
      </bdi>
      <p className="text-muted">{t('keyText')}</p>
      <bdi dir="ltr" translate="no" className="text-small break-all">
        {t('offline')}
      </bdi>
    </section>
  )
}
