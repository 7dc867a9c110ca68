import { useMutation } from '@tanstack/react-query'
import { problemOf } from '#api/problem.ts'
import { useProblemText } from '#api/problem-text.ts'
import { saveFile } from '#lib/save-file.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/Button.tsx'
import { InlineMessage } from '#ui/InlineMessage.tsx'

type SavePdfProps = {
  fileName: string
  load: () => Promise<Blob>
  /** On the button, while it is made, and spoken when it is there. */
  words: { readonly save: string; readonly busy: string; readonly saved: string }
  /** Why there is none; null when there is one. */
  missing?: string | null
}

/** Saves a signed paper that the server makes. */
export function SavePdf({ fileName, load, words, missing = null }: SavePdfProps) {
  const textOf = useProblemText()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => saveFile(fileName, await load(), 'application/pdf'),
    onSuccess: () => announce(words.saved),
  })
  return (
    <>
      <Button busy={isPending && words.busy} disabledReason={missing} onClick={() => mutate()}>
        {words.save}
      </Button>
      {error && (
        <InlineMessage tone="loss" live>
          {textOf(problemOf(error))}
        </InlineMessage>
      )}
    </>
  )
}
