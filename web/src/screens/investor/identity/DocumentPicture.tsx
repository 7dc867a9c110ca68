import {
  type DocumentSide,
  type IdentityDocument,
  type PictureFacts,
  pictureTypes,
  uploadIdentityPicture,
} from '@evenmoor/contract/identity'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { formatInstant } from '#i18n/format-time.ts'
import { announce } from '#ui/announce.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { FileButton } from '#ui/FileButton.tsx'
import { InlineMessage } from '#ui/InlineMessage.tsx'
import { PictureCanvas } from '#ui/PictureCanvas.tsx'
import { shrinkPicture } from './shrink-picture.ts'
import { useIdentityAction, usePictureFaultText } from './use-identity-action.ts'
import { useSpecimen } from './use-specimen.ts'

type DocumentPictureProps = {
  document: IdentityDocument
  side: DocumentSide
  stored: PictureFacts | null
  onBegin: () => void
}

/** One side: a picture of one's own or a specimen, what was sent of it, and what is stored. */
export function DocumentPicture({ document, side, stored, onBegin }: DocumentPictureProps) {
  const t = useTranslations('identity')
  const textOf = usePictureFaultText()
  const specimenOf = useSpecimen()
  const { isBusy, failure, start } = useIdentityAction()
  const [sent, setSent] = useState<Blob | null>(null)
  const name = t(`side.${side}`)
  const upload = (make: () => Promise<Blob>) => {
    onBegin()
    start(
      async () => {
        const file = await make()
        const check = await call(uploadIdentityPicture, { query: { side }, file })
        setSent(file)
        return check
      },
      () => announce(t('picture.spoken', { side: name })),
    )
  }
  return (
    <section aria-label={name} className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="font-semibold">{name}</h3>
      {failure !== null && (
        <Banner tone="loss" takesFocus>
          {textOf(failure)}
        </Banner>
      )}
      {sent && <PictureCanvas picture={sent} label={t('picture.preview', { side: name })} />}
      <Stored stored={stored} isShown={sent !== null} />
      <div className="flex flex-wrap gap-3">
        <FileButton
          types={pictureTypes}
          busy={isBusy && t('picture.busy')}
          onChoose={(file) => upload(() => shrinkPicture(file))}
        >
          {t(stored === null ? 'picture.choose' : 'picture.replace', { side: name })}
        </FileButton>
        <Button busy={isBusy && t('picture.busy')} onClick={() => upload(() => specimenOf(document, side))}>
          {t('picture.specimen', { side: name })}
        </Button>
      </div>
    </section>
  )
}

function Stored({ stored, isShown }: { stored: PictureFacts | null; isShown: boolean }) {
  const t = useTranslations('identity.picture')
  const locale = useLocale()
  if (stored === null) return <p className="text-muted">{t('missing')}</p>
  const { width, height, uploaded_at } = stored
  const facts = { time: formatInstant(uploaded_at, locale), width: String(width), height: String(height) }
  return (
    <InlineMessage tone="gain">
      {t('added', facts)} {!isShown && t('notShown')}
    </InlineMessage>
  )
}
