import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { loadDocumentAgain } from '#lib/load-document-again.ts'
import { Loaded } from './Loaded.tsx'

type LaterProps<Part> = {
  /** A name of its own. */
  name: string
  load: () => Promise<Part>
  /** Of the final size. */
  skeleton: ReactNode
  children: (part: Part) => ReactNode
}

/** A part that few open: its code is loaded when this is first rendered, with words and Retry when that fails. */
export function Later<Part>({ name, load, skeleton, children }: LaterProps<Part>) {
  const query = useQuery({ queryKey: ['code', name], queryFn: load, staleTime: Infinity, gcTime: Infinity })
  return (
    <Loaded query={{ ...query, refetch: loadDocumentAgain }} skeleton={skeleton}>
      {children}
    </Loaded>
  )
}
