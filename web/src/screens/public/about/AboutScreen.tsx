import { Calculator, DoorOpen, EyeOff, HandCoins, Quote, Receipt, Wallet } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useMode } from '#i18n/mode.ts'
import { PageTitle } from '#ui/PageTitle.tsx'
import { CardSection, SmallCard } from '#ui/CardSection.tsx'
import { Team } from './Team.tsx'
import { WhoWeAre } from './WhoWeAre.tsx'

const steps = [
  ['wallet', Wallet],
  ['checkout', Receipt],
  ['result', Calculator],
  ['withdrawal', HandCoins],
] as const
const reasons = [
  ['fee', Receipt],
  ['exit', DoorOpen],
  ['promise', Quote],
  ['trackers', EyeOff],
] as const

/** What this is, who makes it, how it works, who is on the team, and why to choose it. */
export default function AboutScreen() {
  const t = useTranslations('about')
  const mode = useMode()
  return (
    <>
      <div className="page pt-8 md:pt-12">
        <PageTitle title={t('title')} className="text-display" />
        <p className="mt-4 reading text-lead text-muted">{t('lead', { mode })}</p>
      </div>
      <section aria-labelledby="what-title" className="page pt-12">
        <h2 id="what-title" className="text-h2">
          {t('what.heading')}
        </h2>
        <p className="mt-2 reading">{t('what.text', { mode })}</p>
        <p className="mt-4 reading">{t('what.why')}</p>
      </section>
      <WhoWeAre />
      <CardSection id="how" title={t('how.heading', { mode })}>
        {steps.map(([key, icon]) => (
          <SmallCard
            key={key}
            icon={icon}
            title={t(`how.${key}.title`, { mode })}
            text={t(`how.${key}.text`, { mode })}
          />
        ))}
      </CardSection>
      <Team />
      <CardSection id="why" title={t('why.heading')}>
        {reasons.map(([key, icon]) => (
          <SmallCard
            key={key}
            icon={icon}
            title={t(`why.${key}.title`)}
            text={t(`why.${key}.text`, { mode })}
          />
        ))}
      </CardSection>
    </>
  )
}
