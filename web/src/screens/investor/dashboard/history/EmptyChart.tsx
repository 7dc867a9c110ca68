import { useTranslations } from 'use-intl'

/** What will be here: an empty scale from today on, and a line that may as well fall. */
export function EmptyChart() {
  const t = useTranslations('history')
  return (
    <div className="flex flex-col gap-3">
      <svg aria-hidden viewBox="0 0 600 180" preserveAspectRatio="none" className="h-44 w-full xl:h-80">
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
        <path
          d="M60 117h0"
          vectorEffect="non-scaling-stroke"
          strokeLinecap="round"
          className="stroke-primary stroke-10"
        />
      </svg>
      <div className="text-muted">
        <p>{t('nothing')}</p>
        <p>{t('canBeNegative')}</p>
      </div>
    </div>
  )
}
