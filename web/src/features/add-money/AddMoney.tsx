import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { MoneyMutationError } from '#forms/MoneyMutationError.tsx'
import { formatMoney, unitOf } from '#i18n/format-money.ts'
import { useMode } from '#i18n/mode.ts'
import { practiceWalletQuery } from '#queries/practice-query.ts'
import { pathTo } from '#routing/paths.ts'
import { Button } from '#ui/Button.tsx'
import type { ButtonLook } from '#ui/button-look.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { oneTap } from './add-money.ts'
import { useAddMoney } from './use-add-money.ts'

const icon = <Plus aria-hidden size={20} />

type AddMoneyProps = {
  look?: ButtonLook
  /** The practice wallet is in view: it needs no name. */
  isBesideWallet?: boolean
}

/**
 * Money into the account. In practice one press does it, from the practice wallet, and says beforehand how much; amount
 * and coin can be chosen instead. On test networks they have to be.
 */
export function AddMoney({ look = 'primary', isBesideWallet = false }: AddMoneyProps) {
  const isPractice = useMode() === 'practice'
  return isPractice ? <OneTap look={look} isBesideWallet={isBesideWallet} /> : <ToForm look={look} />
}

function ToForm({ look }: { look: ButtonLook }) {
  const t = useTranslations('investor.addMoney')
  return (
    <LinkButton look={look} to={pathTo('addMoney')} icon={icon} wide>
      {t('button')}
    </LinkButton>
  )
}

function OneTap({ look, isBesideWallet }: Required<AddMoneyProps>) {
  const t = useTranslations('investor.addMoney')
  const noteId = useId()
  const locale = useLocale()
  const step = useAddMoney()
  const wallet = useQuery(practiceWalletQuery).data
  const held = wallet?.balances.find(({ coin }) => coin === oneTap.coin)?.amount
  // Another coin may have it, or a smaller amount may do.
  const isShort = held !== undefined && Number(held) < Number(oneTap.amount)
  if (isShort) return <ToForm look={look} />
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <MoneyMutationError step={step} />
      <Button
        look={look}
        wide
        icon={icon}
        busy={step.isPending && t('busy')}
        disabledReason={step.blocked}
        aria-describedby={noteId}
        onClick={() => step.send(oneTap)}
      >
        {t('button')}
      </Button>
      <p className="text-small text-muted">
        <span id={noteId}>
          {t(isBesideWallet ? 'noteHere' : 'note', {
            amount: formatMoney(oneTap.amount, unitOf(oneTap.coin), locale, { trimmed: true }),
          })}
        </span>{' '}
        <Link to={pathTo('addMoney')} className="link -my-2.5 inline-flex min-h-11 items-center">
          {t('choose')}
        </Link>
      </p>
    </div>
  )
}
