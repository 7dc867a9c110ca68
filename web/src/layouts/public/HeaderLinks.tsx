import { Link, useLocation } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { pathTo } from '#routing/paths.ts'
import { PageLink } from '#routing/PageLink.tsx'

type HeaderLinksProps = { className: string; linkClassName: string; onGo?: () => void }

/** Home, About Us, Plans, FAQs, Contact: those that exist. Plans is a place on the home page. */
export function HeaderLinks({ className, linkClassName, onGo }: HeaderLinksProps) {
  const t = useTranslations('nav')
  const locale = useLocale()
  const { pathname } = useLocation()
  const home = pathTo('home', { locale })
  const go = onGo && { onClick: onGo }
  return (
    <ul className={className}>
      <li className="empty:hidden">
        <PageLink page="home" end className={linkClassName} {...go}>
          {t('home')}
        </PageLink>
      </li>
      <li className="empty:hidden">
        <PageLink page="about" className={linkClassName} {...go}>
          {t('about')}
        </PageLink>
      </li>
      <li className="empty:hidden">
        <Link
          to={home}
          state={{ scrollTo: 'plans' }}
          replace={pathname === home}
          preventScrollReset
          className={linkClassName}
          {...go}
        >
          {t('plans')}
        </Link>
      </li>
      <li className="empty:hidden">
        <PageLink page="faq" className={linkClassName} {...go}>
          {t('faq')}
        </PageLink>
      </li>
      <li className="empty:hidden">
        <PageLink page="contact" className={linkClassName} {...go}>
          {t('contact')}
        </PageLink>
      </li>
    </ul>
  )
}
