import type { ReactNode } from 'react'

/** The main column, with cards of 312 px beside it on a wide screen, both as high, and below it otherwise. */
export const MainWithAside = ({ children, aside }: { children: ReactNode; aside: ReactNode }) => (
  <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_19.5rem] [&>div>:last-child]:grow">
    <div className="flex min-w-0 flex-col gap-6">{children}</div>
    <div className="flex min-w-0 flex-col gap-6">{aside}</div>
  </div>
)
