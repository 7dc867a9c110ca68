import './coins.css'
import { Pause, Play } from 'lucide-react'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { setMotion, useMotion } from '#preferences/appearance.ts'
import { useReducedMotion } from '#browser/use-reduced-motion.ts'
import { Button } from '#ui/Button.tsx'
import { CoinArt } from '#ui/CoinArt.tsx'
import { StageDisc } from '#ui/StageDisc.tsx'
import { coinDrawings } from './coin-drawings.ts'
import { HeroCard } from './HeroCard.tsx'
import { useFloatingMotion } from './use-floating-motion.ts'

/** The card on its disc among eight drawn coins that float: beside it, and on a phone above and below, never over it. */
export function HeroStage() {
  const t = useTranslations('home.motion')
  const box = useRef<HTMLDivElement>(null)
  const motion = useMotion()
  const reduced = useReducedMotion()
  const isMoving = motion && !reduced
  useFloatingMotion(box, isMoving)
  const Sign = motion ? Pause : Play
  return (
    <div className="mx-auto w-full max-w-160">
      <div className="stage relative isolate flex flex-col justify-center py-19 md:min-h-156 md:py-12">
        <StageDisc />
        <div ref={box} aria-hidden data-testid="coins" className="absolute inset-0 -z-10">
          {coinDrawings.map(([name, sign]) => (
            <CoinArt key={name} sign={sign} className={`coin coin-${name}`} />
          ))}
        </div>
        <HeroCard isMoving={isMoving} />
      </div>
      <div className="flex min-h-12 justify-end">
        {!reduced && (
          <Button size="compact" icon={<Sign aria-hidden size={20} />} onClick={() => setMotion(!motion)}>
            {motion ? t('pause') : t('resume')}
          </Button>
        )}
      </div>
    </div>
  )
}
