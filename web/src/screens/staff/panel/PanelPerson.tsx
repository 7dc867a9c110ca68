import type { LookAlike } from '@evenmoor/contract/look-alike'
import { Link } from 'react-router'
import { EmailAddress } from '#ui/EmailAddress.tsx'
import { NameMarks } from '#ui/PersonName.tsx'

type PanelPersonProps = {
  person: { name: string; email?: string; resembles: LookAlike | null }
  /** Where their other items are. */
  link?: { to: string; text: string }
}

/** Whom an item is about: name, email, and the way to what else is theirs. */
export function PanelPerson({ person: { name, email, resembles }, link }: PanelPersonProps) {
  return (
    <div className="flex flex-col items-start gap-1">
      <p className="flex flex-wrap gap-x-2 wrap-anywhere">
        <bdi className="font-semibold">{name}</bdi>
        {email !== undefined && (
          <span className="text-muted">
            <EmailAddress address={email} />
          </span>
        )}
      </p>
      <NameMarks name={name} resembles={resembles} />
      {link && (
        <Link
          className="link -my-1 inline-flex min-h-11 items-center"
          to={link.to}
          aria-label={`${link.text}: ${name}`}
        >
          {link.text}
        </Link>
      )}
    </div>
  )
}
