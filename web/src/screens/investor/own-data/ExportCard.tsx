import { exportOwnData } from '@evenmoor/contract/profile'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { downloadFile } from '#browser/download-file.ts'
import { SubmitError } from '#forms/SubmitError.tsx'
import { useSingleFlight } from '#forms/use-single-flight.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'

/** All that is kept about one, as a file. */
export function ExportCard() {
  const t = useTranslations('profile.data.export')
  const [isBusy, attempt] = useSingleFlight()
  const [failure, setFailure] = useState<unknown>(null)
  const [isDone, setDone] = useState(false)
  const download = async () => {
    const data = await call(exportOwnData)
    downloadFile(
      `evenmoor-${data.exported_at.slice(0, 10)}.json`,
      JSON.stringify(data, null, 2),
      'application/json',
    )
    setDone(true)
  }
  const press = () => {
    setFailure(null)
    setDone(false)
    void attempt(download, setFailure)
  }
  return (
    <SettingsCard title={t('title')} lead={t('text')}>
      <SubmitError failure={failure} />
      {isDone && (
        <Banner tone="gain" takesFocus>
          {t('done')}
        </Banner>
      )}
      <Button busy={isBusy && t('busy')} onClick={press}>
        {t('button')}
      </Button>
    </SettingsCard>
  )
}
