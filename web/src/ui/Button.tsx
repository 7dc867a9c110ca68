import { LoaderCircle } from 'lucide-react'
import { type ButtonHTMLAttributes, type MouseEvent, type ReactNode, type Ref, useId } from 'react'
import { type ButtonLook, buttonLook, type ButtonSize } from '#ui/button-look.ts'

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'className'> & {
  look?: ButtonLook
  size?: ButtonSize
  /** As wide as its box. */
  wide?: boolean
  /** Words for the time it works, such as "Sending…": shown in it, and a second press does nothing. */
  busy?: string | false | undefined
  /** Why it cannot be pressed now: shown below it. It stays focusable, so that the reason can be found. */
  disabledReason?: ReactNode
  icon?: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/** A button. `type` defaults to "button". */
export function Button({
  look = 'secondary',
  size = 'normal',
  wide = false,
  busy = false,
  disabledReason = null,
  icon,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const blocked = Boolean(busy) || Boolean(disabledReason)
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (blocked) event.preventDefault()
    else onClick?.(event)
  }
  const button = (
    <button
      {...rest}
      type={type}
      aria-disabled={blocked || undefined}
      aria-busy={busy ? true : undefined}
      aria-describedby={disabledReason ? reasonId : rest['aria-describedby']}
      className={buttonLook(look, size, wide)}
      onClick={press}
    >
      {busy ? <LoaderCircle aria-hidden size={20} className="animate-spin" /> : icon}
      {busy || children}
    </button>
  )
  if (!disabledReason) return button
  return (
    <span className={wide ? 'flex w-full flex-col gap-1' : 'inline-flex flex-col gap-1'}>
      {button}
      <span id={reasonId} className="text-small text-muted">
        {disabledReason}
      </span>
    </span>
  )
}
