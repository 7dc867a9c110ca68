/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role --
   the browser's own list cannot be filtered by typing; these are the roles of the ARIA practices. */
import type { MarketCoin } from '@evenmoor/contract/market'
import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { announce } from '#ui/announce.ts'
import { cx } from '#ui/cx.ts'
import { Field, inputLook } from '#ui/Field.tsx'
import { matchCoins } from './match-coins.ts'

type CoinPickerProps = {
  coins: readonly MarketCoin[]
  chosen: MarketCoin
  onChoose: (coin: MarketCoin) => void
}

/**
 * One of the coins: an editable combobox with a list, by the keys of the ARIA practices. Typing filters; arrows move;
 * Enter takes; Escape and leaving give back what was chosen.
 */
export function CoinPicker({ coins, chosen, onChoose }: CoinPickerProps) {
  const t = useTranslations('market.calculator')
  const listId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const isOpen = typed !== null
  const found = matchCoins(coins, typed ?? '')
  const activeCoin = found[active]
  const activeId = isOpen && activeCoin ? `${listId}-${activeCoin.id}` : undefined

  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const open = () => {
    if (isOpen) return
    setTyped('')
    setActive(Math.max(0, coins.indexOf(chosen)))
  }
  const close = () => setTyped(null)
  const take = (coin: MarketCoin | undefined) => {
    if (coin !== undefined) onChoose(coin)
    close()
  }
  const filter = (text: string) => {
    setTyped(text)
    setActive(0)
    announce(t('found', { count: matchCoins(coins, text).length }))
  }
  const press = (event: KeyboardEvent) => {
    const move: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = move[event.key]
    if (step !== undefined) {
      event.preventDefault()
      if (isOpen) setActive((active + step + found.length) % Math.max(1, found.length))
      else open()
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      take(activeCoin)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
    }
  }
  return (
    <Field label={t('coin')} hint={t('pickHint')}>
      {(wiring) => (
        <div className="relative">
          <input
            {...wiring}
            type="text"
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-activedescendant={activeId}
            value={typed ?? nameOf(chosen)}
            placeholder={nameOf(chosen)}
            onClick={open}
            onChange={({ currentTarget }) => filter(currentTarget.value)}
            onKeyDown={press}
            onBlur={close}
            className={cx(inputLook(false), 'pe-12')}
          />
          <ChevronDown
            aria-hidden
            size={20}
            className="pointer-events-none absolute inset-y-0 end-4 my-auto text-muted"
          />
          <ul
            id={listId}
            role="listbox"
            aria-label={t('coin')}
            hidden={!isOpen}
            className="absolute inset-x-0 top-full z-10 mt-1 max-h-72 overflow-y-auto rounded-control border border-line bg-surface p-1 shadow-menu"
          >
            {isOpen &&
              found.map((coin, index) => (
                // The keys are the input's: an option never has the focus.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
                <li
                  key={coin.id}
                  id={`${listId}-${coin.id}`}
                  role="option"
                  aria-selected={index === active}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => take(coin)}
                  className={cx(
                    'flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-chip px-3 hover:bg-hover',
                    index === active && 'bg-primary-soft',
                  )}
                >
                  <bdi className="truncate">{coin.name}</bdi>
                  <bdi className="text-small text-muted uppercase">{coin.symbol}</bdi>
                </li>
              ))}
          </ul>
          {isOpen && found.length === 0 && (
            <p className="absolute inset-x-0 top-full z-10 mt-1 rounded-control border border-line bg-surface p-3 text-muted shadow-menu">
              {t('none')}
            </p>
          )}
        </div>
      )}
    </Field>
  )
}

const nameOf = ({ name, symbol }: MarketCoin) => `${name} (${symbol.toUpperCase()})`
