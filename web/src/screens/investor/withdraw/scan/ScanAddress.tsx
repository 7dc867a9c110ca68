import type { AddressKind } from '@evenmoor/contract/address-shape'
import { useTranslations } from 'use-intl'
import { FileButton } from '#ui/FileButton.tsx'
import { InlineMessage } from '#ui/InlineMessage.tsx'
import type { NewAddress } from '../use-new-address.ts'
import { useAddressScan } from './use-address-scan.ts'

const anyPicture = ['image/*']

/** An address out of a QR picture: a file, or where there is a camera at hand, what it sees. */
export function ScanAddress({ entry, kind }: { entry: NewAddress; kind: AddressKind }) {
  const t = useTranslations('payee.scan')
  const { isBusy, isFound, read } = useAddressScan(entry, kind)
  const busy = isBusy && t('busy')
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-3">
        <span className="hidden pointer-coarse:contents">
          <FileButton types={anyPicture} capture="environment" busy={busy} onChoose={read}>
            {t('camera')}
          </FileButton>
        </span>
        <FileButton types={anyPicture} busy={busy} onChoose={read}>
          {t('picture')}
        </FileButton>
      </div>
      <p className="text-small text-muted">{t('note')}</p>
      {isFound && <InlineMessage tone="gain">{t('found')}</InlineMessage>}
    </div>
  )
}
