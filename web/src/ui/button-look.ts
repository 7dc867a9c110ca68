import { cx } from '#ui/cx.ts'

/**
 * `dangerOutline` opens the question that `danger` answers; `inverse` and `inverseQuiet` stand on an inverse card: the main
 * one and the others.
 */
export type ButtonLook =
  | 'primary'
  | 'secondary'
  | 'quiet'
  | 'danger'
  | 'dangerOutline'
  | 'inverse'
  | 'inverseQuiet'
export type ButtonSize = 'normal' | 'compact' | 'tight'

const looks: Readonly<Record<ButtonLook, string>> = {
  primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-hover',
  secondary: 'border-control bg-surface text-text hover:bg-hover',
  quiet: 'border-transparent bg-transparent text-primary-text hover:bg-hover',
  danger: 'border-transparent bg-loss-solid text-on-primary hover:brightness-95',
  dangerOutline: 'border-loss-solid bg-surface text-loss hover:bg-loss-soft',
  inverse: 'border-transparent bg-on-inverse text-inverse hover:brightness-95',
  inverseQuiet: 'border-inverse-line bg-transparent text-on-inverse hover:bg-inverse-2',
}
const sizes: Readonly<Record<ButtonSize, string>> = {
  normal: 'min-h-12 px-5',
  compact: 'min-h-11 px-4',
  // For three in a row of a narrow card.
  tight: 'min-h-11 px-2 text-small whitespace-nowrap huge-text:whitespace-normal',
}

/** What a button looks like, whether it is a `<button>` or a link. One `primary` for each view. */
export const buttonLook = (look: ButtonLook, size: ButtonSize, wide: boolean): string =>
  cx(
    'inline-flex items-center justify-center gap-2 rounded-control border py-2 text-center font-semibold leading-tight',
    'no-underline transition-colors select-none huge-text:px-2 huge-text:wrap-anywhere huge-text:hyphens-auto',
    'aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-subtle aria-disabled:hover:bg-sunken',
    looks[look],
    sizes[size],
    wide && 'w-full',
  )
