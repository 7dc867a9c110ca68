import './coins.css'
import { Pause, Play } from 'lucide-react'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { setMotion, useMotion } from '#preferences/appearance.ts'
import { useReducedMotion } from '#browser/use-reduced-motion.ts'
import { Button } from '#ui/Button.tsx'
import { coinDrawings } from './coin-drawings.ts'
import { useFloatingMotion } from './use-floating-motion.ts'

/** Eight drawn coins that float. Decoration: no meaning, no layout shift, and a button that stops them. */
export function FloatingCoins() {
  const t = useTranslations('home.motion')
  const box = useRef<HTMLDivElement>(null)
  const motion = useMotion()
  const reduced = useReducedMotion()
  useFloatingMotion(box, motion && !reduced)
  return (
    <div className="flex flex-col items-center md:items-end">
      <div ref={box} aria-hidden data-testid="coins" className="relative h-75 w-full max-w-120 md:h-100">
        {coinDrawings.map(([name, sign]) => (
          <svg key={name} viewBox="0 0 96 96" className={`coin coin-${name}`}>
            <ellipse cx="48" cy="53" rx="42" ry="41" className="edge" />
            <circle cx="48" cy="47" r="42" className="face" />
            <path d="M11 60A42 42 0 0 1 60 7 60 60 0 0 0 11 60z" className="shine" />
            <circle cx="48" cy="47" r="34" className="ring" />
            <path d={sign} transform="translate(0 -1)" className="sign" />
          </svg>
        ))}
      </div>
      <div className="flex min-h-12 w-full justify-end">
        {!reduced && (
          <Button
            size="compact"
            icon={
              motion ? (
                <Pause aria-hidden size={20} strokeWidth={1.75} />
              ) : (
                <Play aria-hidden size={20} strokeWidth={1.75} />
              )
            }
            onClick={() => setMotion(!motion)}
          >
            {motion ? t('pause') : t('resume')}
          </Button>
        )}
      </div>
    </div>
  )
}
