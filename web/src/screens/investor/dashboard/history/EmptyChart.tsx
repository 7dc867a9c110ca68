import { useTranslations } from 'use-intl'

/** What will be here: an empty scale from today on, which is marked, and a line that may as well fall. */
export function EmptyChart() {
  const t = useTranslations('history')
  return (
    <div className="flex flex-col gap-3">
      {/* From left to right in every language, as the chart that comes. */}
      <div aria-hidden dir="ltr" className="relative">
        <svg viewBox="0 0 600 180" preserveAspectRatio="none" className="h-44 w-full xl:h-80">
          {[10, 63, 117, 170].map((y) => (
            <line key={y} x2="600" y1={y} y2={y} vectorEffect="non-scaling-stroke" className="stroke-line" />
          ))}
          <path
            d="M60 117 140 96 210 104 290 60 350 92 420 138 500 120 590 82"
            fill="none"
            strokeDasharray="1 6"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
            className="stroke-control stroke-2"
          />
          {['stroke-primary/20 stroke-22', 'stroke-primary stroke-11'].map((look) => (
            <path
              key={look}
              d="M60 117h0"
              vectorEffect="non-scaling-stroke"
              strokeLinecap="round"
              className={look}
            />
          ))}
        </svg>
        {/* Below the dot, from its start on: the drawing is stretched, and words are not. */}
        <span dir="auto" className="absolute top-[65%] left-[10%] -ml-2.5 pt-3.5 text-small text-muted">
          {t('today')}
        </span>
      </div>
      <div className="text-muted">
        <p>{t('nothing')}</p>
        <p>{t('canBeNegative')}</p>
      </div>
    </div>
  )
}
