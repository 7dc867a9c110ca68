import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { type ButtonLook, buttonLook, type ButtonSize } from '#ui/button-look.ts'

type LinkButtonProps = Omit<LinkProps, 'className'> & {
  look?: ButtonLook
  size?: ButtonSize
  wide?: boolean
  icon?: ReactNode
}

/** A link that looks like a button: for going somewhere, never for doing something. */
export function LinkButton({
  look = 'secondary',
  size = 'normal',
  wide = false,
  icon,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonLook(look, size, wide)}>
      {icon}
      {children}
    </Link>
  )
}
