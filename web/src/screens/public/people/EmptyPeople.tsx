import { Quote, UserRound } from 'lucide-react'
import { useTranslations } from 'use-intl'

const places = [1, 2, 3]
const place = 'border-[1.5px] border-dashed border-control text-subtle'

/** Three empty places, shaped like the quotes that may come. One sentence says why nobody is here. */
export function EmptyQuotes() {
  const t = useTranslations('homeMore.testimonials')
  return (
    <EmptyCard text={t('none')}>
      <div className="grid grid-cols-3 gap-2 md:gap-3">
        {places.map((key) => (
          <span key={key} className={`flex h-21 flex-col gap-2 rounded-media p-3 md:h-28 md:p-4 ${place}`}>
            <Quote size={20} className="mb-auto" />
            <span className="h-1.5 rounded-chip bg-hover" />
            <span className="h-1.5 w-2/3 rounded-chip bg-hover" />
          </span>
        ))}
      </div>
    </EmptyCard>
  )
}

/** The same for the people of the team. */
export function EmptyTeam() {
  const t = useTranslations('about.team')
  return (
    <EmptyCard text={t('none')}>
      <div className="flex gap-3 md:gap-5">
        {places.map((key) => (
          <span key={key} className={`grid size-16 place-items-center rounded-pill md:size-22 ${place}`}>
            <UserRound size={24} />
          </span>
        ))}
      </div>
    </EmptyCard>
  )
}

function EmptyCard({ text, children }: { text: string; children: React.ReactNode }) {
  return (
    <div className="rounded-card border border-line bg-surface p-4 md:p-8">
      <div aria-hidden>{children}</div>
      <p className="mt-4 md:mt-6">{text}</p>
    </div>
  )
}
