import '#ui/mono.css'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/Button.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'

const fileName = 'evenmoor-recovery-codes.txt'

/**
 * Ten recovery codes that the server tells once. They stay on the page until the person says that they have them: no Esc
 * and no press beside them takes them away. Printing prints them alone.
 */
export function NewRecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useTranslations('security.codes')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'center' })
  }, [])
  const text = `${t('fileTitle')}\n\n${codes.join('\n')}\n`
  return (
    <section
      aria-labelledby="recovery-codes"
      className="print-alone flex flex-col gap-4 rounded-card border-2 border-primary bg-surface p-6"
    >
      <h2 id="recovery-codes" ref={heading} tabIndex={-1} className="text-h3">
        {t('title')}
      </h2>
      <p>{t('text')}</p>
      <ul dir="ltr" className="grid gap-x-6 gap-y-2 rounded-control bg-sunken p-4 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 print:hidden">
        <CopyButton text={text} label={t('copy')} spoken={t('copied')} />
        <Button size="compact" onClick={() => download(text)}>
          {t('download')}
        </Button>
        <Button size="compact" onClick={() => print()}>
          {t('print')}
        </Button>
      </div>
      <div className="print:hidden">
        <Button look="primary" onClick={onKept}>
          {t('kept')}
        </Button>
      </div>
    </section>
  )
}

function download(text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName })
  link.click()
  URL.revokeObjectURL(address)
}
