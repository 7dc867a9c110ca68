import { Mail, MapPin, Phone, Send } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ExampleContacts, OperatorContact } from '#ui/OperatorContact.tsx'
import { InlineMessage } from '#ui/InlineMessage.tsx'

const ways = [
  { kind: 'email', icon: Mail },
  { kind: 'phone', icon: Phone },
  { kind: 'telegram', icon: Send },
] as const
const boxLook = 'flex min-h-14 items-center gap-3 rounded-control border border-control bg-surface px-4 py-2'
const iconLook = 'shrink-0 text-primary-text'

/** The operator's other contacts, as far as they are set; examples are said to be examples. */
export function ContactDetails() {
  const t = useTranslations('contact.other')
  const words = (name: string, text: string) => (
    <span className="min-w-0">
      <span className="block font-semibold">{name}</span>
      <bdi className="block text-small wrap-anywhere text-muted">{text}</bdi>
    </span>
  )
  return (
    <section aria-labelledby="other-title" className="flex flex-col gap-4">
      <h2 id="other-title" className="text-h2">
        {t('heading')}
      </h2>
      <ul className="flex flex-col gap-3">
        {ways.map(({ kind, icon: Icon }) => (
          <OperatorContact key={kind} kind={kind} as="li">
            {({ text, href }) => (
              <a href={href} rel="noreferrer" className={`${boxLook} hover:bg-hover`}>
                <Icon aria-hidden size={20} className={iconLook} />
                {words(t(kind), text)}
              </a>
            )}
          </OperatorContact>
        ))}
        <OperatorContact kind="address" as="li" className={boxLook}>
          {({ text }) => (
            <>
              <MapPin aria-hidden size={20} className={iconLook} />
              {words(t('address'), text)}
            </>
          )}
        </OperatorContact>
      </ul>
      <ExampleContacts className="text-small text-muted">{t('example')}</ExampleContacts>
      <p className="text-muted">{t('hours')}</p>
      <InlineMessage tone="risk">{t('safety')}</InlineMessage>
    </section>
  )
}
