import type { ChangeEvent, ReactNode } from 'react'
import { type ButtonLook, buttonLook } from '#ui/button-look.ts'

type FileButtonProps = {
  look?: ButtonLook
  /** The types it offers, such as `image/jpeg`. */
  types: readonly string[]
  /** Takes the picture with this camera, where there is one, instead of choosing a file. */
  capture?: 'environment'
  onChoose: (file: File) => void
  /** Words for the time the file is worked on; meanwhile nothing else can be chosen. */
  busy?: string | false
  children: ReactNode
}

/** The browser's own file field, in the look of a button. */
export function FileButton({
  look = 'secondary',
  types,
  capture,
  onChoose,
  busy = false,
  children,
}: FileButtonProps) {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    // The same file can be chosen again.
    currentTarget.value = ''
    if (file) onChoose(file)
  }
  return (
    <label
      className={`${buttonLook(look, 'normal', false)} relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus`}
    >
      <input
        type="file"
        accept={types.join(',')}
        capture={capture}
        disabled={Boolean(busy)}
        onChange={choose}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      {busy || children}
    </label>
  )
}
