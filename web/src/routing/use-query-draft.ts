import { useNavigate, useSearchParams } from 'react-router'

/**
 * The address bar as the place where answers are kept. `keep` replaces the address as one types; `go` is the next
 * step, with its own entry in the history.
 */
export function useQueryDraft() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const queryOf = (query: Readonly<Record<string, string>>) => `?${new URLSearchParams(query).toString()}`
  return {
    search,
    queryOf,
    keep: (query: Readonly<Record<string, string>>) =>
      void navigate(queryOf(query), { replace: true, preventScrollReset: true }),
    go: (query: Readonly<Record<string, string>>) => void navigate(queryOf(query)),
  }
}
