import { useMutation } from '@tanstack/react-query'
import { Failure } from './Failure.tsx'
import { downloadFile } from '#browser/download-file.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/Button.tsx'

type DownloadPdfProps = {
  fileName: string
  load: () => Promise<Blob>
  /** The button's label, its label while busy, and the announcement when it is done. */
  words: { readonly save: string; readonly busy: string; readonly saved: string }
  /** Why there is no file; null when there is one. */
  missing?: string | null
}

/** Saves a signed paper that the server makes. */
export function DownloadPdf({ fileName, load, words, missing = null }: DownloadPdfProps) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => downloadFile(fileName, await load(), 'application/pdf'),
    onSuccess: () => announce(words.saved),
  })
  return (
    <>
      <Button busy={isPending && words.busy} disabledReason={missing} onClick={() => mutate()}>
        {words.save}
      </Button>
      <Failure error={error} />
    </>
  )
}
