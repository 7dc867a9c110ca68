import { Outlook } from './Outlook.tsx'
import { PublishedMonths } from './PublishedMonths.tsx'

/** The page of daily results below the month that is looked at. */
export function ResultsBelowMonth() {
  return (
    <div className="flex flex-col gap-10">
      <Outlook />
      <PublishedMonths />
    </div>
  )
}
