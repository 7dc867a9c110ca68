import { Combobox, ComboboxItem, ComboboxPopover, ComboboxProvider } from '@ariakit/react/combobox'
import type { MarketCoin } from '@evenmoor/contract/market'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
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

/** One of the coins: typing filters, arrows move, Enter takes; Escape and leaving give back what was chosen. */
export function CoinPicker({ coins, chosen, onChoose }: CoinPickerProps) {
  const t = useTranslations('market.calculator')
  const [typed, setTyped] = useState<string | null>(null)
  const found = matchCoins(coins, typed ?? '')
  return (
    <ComboboxProvider
      open={typed !== null}
      setOpen={(isOpen) => setTyped(isOpen ? (typed ?? '') : null)}
      inputValue={typed ?? nameOf(chosen)}
      setInputValue={(text) => {
        setTyped(text)
        announce(t('found', { count: matchCoins(coins, text).length }))
      }}
    >
      <Field label={t('coin')} hint={t('pickHint')}>
        {(wiring) => (
          <div className="relative">
            <Combobox
              {...wiring}
              autoSelect="always"
              spellCheck={false}
              placeholder={nameOf(chosen)}
              onBlur={() => setTyped(null)}
              className={cx(inputLook(false), 'pe-12')}
            />
            <ChevronDown
              aria-hidden
              size={20}
              className="pointer-events-none absolute inset-y-0 end-4 my-auto text-muted"
            />
            <ComboboxPopover
              aria-label={t('coin')}
              sameWidth
              gutter={4}
              unmountOnHide
              className="z-10 max-h-72 overflow-y-auto rounded-control border border-line bg-surface p-1 shadow-menu"
            >
              {found.map((coin) => (
                <ComboboxItem
                  key={coin.id}
                  setValueOnClick={false}
                  onClick={() => {
                    onChoose(coin)
                    setTyped(null)
                  }}
                  className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-chip px-3 hover:bg-hover data-active-item:bg-primary-soft"
                >
                  <bdi className="truncate">{coin.name}</bdi>
                  <bdi className="text-small text-muted uppercase">{coin.symbol}</bdi>
                </ComboboxItem>
              ))}
              {found.length === 0 && <p className="p-2 text-muted">{t('none')}</p>}
            </ComboboxPopover>
          </div>
        )}
      </Field>
    </ComboboxProvider>
  )
}

const nameOf = ({ name, symbol }: MarketCoin) => `${name} (${symbol.toUpperCase()})`
