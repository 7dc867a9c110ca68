import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** The way back, above a heading. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="link -my-2 inline-flex min-h-11 items-center gap-1 self-start">
      <ArrowLeft aria-hidden size={20} className="rtl:-scale-x-100" />
      {children}
    </Link>
  )
}
