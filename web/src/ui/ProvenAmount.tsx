import { type Ref, useContext } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Amount } from '#ui/Amount.tsx'
import { AmountWithSmallCents } from '#ui/AmountWithSmallCents.tsx'
import { cx } from '#ui/cx.ts'
import { Delta } from '#ui/Delta.tsx'
import { HiddenAmountName, HiddenAmounts } from '#ui/hidden-amounts.ts'
import { ProofMark } from '#ui/ProofMark.tsx'
import { directionOfShown, formatMoney, type Unit } from '#i18n/format-money.ts'

type ProvenAmountProps = {
  /** A decimal string, as the API gives it. */
  value: string
  unit?: Unit
  signed?: boolean
  /** A result: with a triangle, in the color of gains or losses. */
  isChange?: boolean
  /** Large figures have their cents small, and a larger mark. */
  isLarge?: boolean
  /** One of several in a sentence: pressed like a link in it, since larger targets in two lines would lie over each other. */
  isInText?: boolean
  onOpen: () => void
  /** Where what it opens is on the page itself: its id, and whether it is open. Left out, it opens a dialog. */
  controls?: { id: string; isOpen: boolean }
  className?: string
  ref?: Ref<HTMLButtonElement>
}

/**
 * An amount that opens into where it comes from: dotted underline, proof mark, and a button with the name "$2,070.35,
 * show where it comes from". Never for rates or prices: they have no postings.
 */
export function ProvenAmount({
  value,
  unit = 'USD',
  signed = false,
  isChange = false,
  isLarge = false,
  isInText = false,
  onOpen,
  controls,
  className,
  ref,
}: ProvenAmountProps) {
  const t = useTranslations('ui')
  const locale = useLocale()
  const isHidden = useContext(HiddenAmounts) !== null
  const hiddenName = useContext(HiddenAmountName)
  const written = formatMoney(value, unit, locale, { signed: signed || isChange })
  const said = isChange ? `${t(`change.${directionOfShown(value, unit)}`)} ${written}` : written
  const opens =
    controls === undefined
      ? ({ 'aria-haspopup': 'dialog' } as const)
      : { 'aria-expanded': controls.isOpen, 'aria-controls': controls.id }
  return (
    <button
      ref={ref}
      type="button"
      onClick={onOpen}
      // Put together here: words that stand out of the flow would come after a space, also a comma.
      aria-label={`${isHidden ? hiddenName : said}${t('proof.open')}`}
      {...opens}
      className={cx(
        'relative max-w-full rounded-chip text-start',
        isInText
          ? 'inline whitespace-nowrap'
          : // Around a small figure the target is 44 px high and wide, without moving the lines about it.
            'inline-flex items-baseline gap-[0.3em] after:absolute after:top-1/2 after:left-1/2 after:h-full after:min-h-11 after:w-full after:min-w-11 after:-translate-1/2',
        className,
      )}
    >
      <span className={cx('dotted', isLarge && 'dotted-large')}>
        {isChange ? (
          <Delta value={value} unit={unit} />
        ) : isLarge ? (
          <AmountWithSmallCents value={value} unit={unit} signed={signed} />
        ) : (
          <Amount value={value} unit={unit} signed={signed} />
        )}
      </span>
      <ProofMark
        className={cx(
          isInText ? 'ms-[0.3em] inline-block align-[-0.1em]' : 'self-center',
          isLarge ? 'size-4.5' : 'size-3.5',
        )}
      />
    </button>
  )
}
