import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { reloadDocument } from '#browser/reload-document.ts'
import { QueryContent } from './QueryContent.tsx'

type LazyCodeProps<Part> = {
  /** A name of its own. */
  name: string
  load: () => Promise<Part>
  /** Of the final size. */
  skeleton: ReactNode
  children: (part: Part) => ReactNode
}

/** A part that few open. Its code loads on first render, with an error and Retry when that fails. */
export function LazyCode<Part>({ name, load, skeleton, children }: LazyCodeProps<Part>) {
  const query = useQuery({ queryKey: ['code', name], queryFn: load, staleTime: Infinity, gcTime: Infinity })
  return (
    <QueryContent query={{ ...query, refetch: reloadDocument }} skeleton={skeleton}>
      {children}
    </QueryContent>
  )
}
