import { Menu, X } from 'lucide-react'
import { useRef } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useSignedInAs } from '#api/session.ts'
import { pathTo } from '#routing/paths.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Logo } from '#ui/Logo.tsx'
import { LanguageMenu } from '../LanguageMenu.tsx'
import { ThemeMenu } from '../ThemeMenu.tsx'
import { HeaderLinks } from './HeaderLinks.tsx'

/** The header's links on a narrow screen: a modal dialog over the whole page. */
export function MenuSheet() {
  const t = useTranslations('nav')
  const tUi = useTranslations('ui')
  const locale = useLocale()
  const isSignedIn = useSignedInAs() !== null
  const sheet = useRef<HTMLDialogElement>(null)
  const close = () => sheet.current?.close()
  const iconButton = 'flex size-[44px] shrink-0 items-center justify-center rounded-control hover:bg-hover'
  return (
    <div className="md:hidden">
      <button
        type="button"
        aria-label={t('menu')}
        title={t('menu')}
        aria-haspopup="dialog"
        className={iconButton}
        onClick={() => sheet.current?.showModal()}
      >
        <Menu aria-hidden size={24} />
      </button>
      <dialog
        ref={sheet}
        aria-label={t('menu')}
        className="m-0 h-dvh max-h-none w-dvw max-w-none bg-bg text-text"
      >
        <div className="flex min-h-16 items-center justify-between border-b border-line px-4">
          <Logo />
          <button
            type="button"
            aria-label={tUi('close')}
            title={tUi('close')}
            className={iconButton}
            onClick={close}
          >
            <X aria-hidden size={24} />
          </button>
        </div>
        <div className="flex flex-col gap-6 px-4 py-4">
          <nav aria-label={t('main')}>
            <HeaderLinks
              onGo={close}
              className="flex flex-col divide-y divide-line"
              linkClassName="flex min-h-14 items-center text-h3 aria-[current=page]:text-primary-text"
            />
          </nav>
          {isSignedIn ? (
            <LinkButton wide look="primary" to={pathTo('dashboard')} onClick={close}>
              {t('account')}
            </LinkButton>
          ) : (
            <>
              <LinkButton wide to={pathTo('login', { locale })} onClick={close}>
                {t('login')}
              </LinkButton>
              <LinkButton wide look="primary" to={pathTo('signup', { locale })} onClick={close}>
                {t('signup')}
              </LinkButton>
            </>
          )}
          <div className="flex justify-end gap-2">
            <LanguageMenu />
            <ThemeMenu name="sheet" />
          </div>
        </div>
      </dialog>
    </div>
  )
}
