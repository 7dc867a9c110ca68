import { Maximize, RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/Button.tsx'
import { PictureCanvas } from '#ui/PictureCanvas.tsx'

type DocumentViewerProps = { picture: Blob; name: string }

const zooms = [1, 1.5, 2, 3, 4] as const
const icon = { 'aria-hidden': true, size: 20 } as const

/** A picture to look at closely: zoomed, turned, and moved with the arrows, all of it by keys too. */
export function DocumentViewer({ picture, name }: DocumentViewerProps) {
  const t = useTranslations('staff.identity.pictures')
  const hintId = useId()
  const frame = useRef<HTMLElement>(null)
  const [step, setStep] = useState(0)
  const [quarterTurns, setQuarterTurns] = useState(0)
  useEffect(() => frame.current?.focus(), [])
  const zoomIn = () => setStep((at) => Math.min(at + 1, zooms.length - 1))
  const zoomOut = () => setStep((at) => Math.max(at - 1, 0))
  const rotate = () => setQuarterTurns((turns) => (turns + 1) % 4)
  const fit = () => {
    setStep(0)
    setQuarterTurns(0)
  }
  const keys: Readonly<Record<string, () => void>> = {
    '+': zoomIn,
    '=': zoomIn,
    '-': zoomOut,
    r: rotate,
    '0': fit,
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const act = keys[event.key.toLowerCase()]
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  }
  return (
    <div className="flex flex-col gap-2">
      {/* Only while it has the focus (WCAG 2.1.4); what scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        ref={frame}
        aria-label={t('tools', { side: name })}
        aria-describedby={hintId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={press}
        className="max-h-[70vh] overflow-auto rounded-control border border-line bg-sunken"
      >
        <PictureCanvas
          picture={picture}
          label={t('label', { side: name })}
          quarterTurns={quarterTurns}
          zoom={zooms[step] ?? 1}
        />
      </section>
      <div className="flex flex-wrap gap-2">
        <Button size="compact" icon={<ZoomIn {...icon} />} onClick={zoomIn}>
          {t('zoomIn')}
        </Button>
        <Button size="compact" icon={<ZoomOut {...icon} />} onClick={zoomOut}>
          {t('zoomOut')}
        </Button>
        <Button size="compact" icon={<RotateCw {...icon} />} onClick={rotate}>
          {t('rotate')}
        </Button>
        <Button size="compact" icon={<Maximize {...icon} />} onClick={fit}>
          {t('fit')}
        </Button>
      </div>
      <p id={hintId} className="text-small text-muted">
        {t('keys')}
      </p>
    </div>
  )
}
