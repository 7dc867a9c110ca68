/** A key of the keyboard, as it is printed on it. */
export function Key({ name }: { name: string }) {
  return (
    <kbd
      translate="no"
      dir="ltr"
      className="inline-flex min-w-6 items-center justify-center rounded-chip border border-current px-1.5 font-sans text-micro leading-5 font-medium opacity-80"
    >
      {name}
    </kbd>
  )
}
