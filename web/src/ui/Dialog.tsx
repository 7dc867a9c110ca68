import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { CloseButton } from '#ui/CloseButton.tsx'

type DialogProps = {
  open: boolean
  /** Esc, the close button and a press beside the dialog. */
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Buttons at the foot; the safe one first. */
  actions?: ReactNode
  /** May be opened from another dialog, which is hidden while this one is over it. */
  above?: boolean
}

/** The browser's own modal dialog: it keeps the focus inside and gives it back when it closes. */
export function Dialog({ open, onClose, title, children, actions, above }: DialogProps) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // Before the effects of its content, where a field may take the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    if (open && !element?.open) element?.showModal()
    if (!open && element?.open) element.close()
  }, [open])
  return (
    // The backdrop belongs to the dialog element; Esc is the keyboard's way to the same end.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      data-above={above ? '' : undefined}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
      className="m-auto w-[calc(100%-2rem)] max-w-lg rounded-card border border-line bg-surface text-text shadow-dialog backdrop:bg-scrim in-[body:has([data-above][open])]:not-data-above:invisible"
    >
      {open && (
        <div className="flex flex-col gap-4 p-6">
          <div className="flex items-start justify-between gap-4">
            <h2 id={titleId} className="min-w-0 text-h2 wrap-anywhere">
              {title}
            </h2>
            <CloseButton onClose={onClose} className="-me-2 -mt-2 shrink-0" />
          </div>
          <div>{children}</div>
          {actions && <div className="dialog-actions">{actions}</div>}
        </div>
      )}
    </dialog>
  )
}
