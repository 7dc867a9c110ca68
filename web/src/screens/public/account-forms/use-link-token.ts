import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from '#browser/use-hydrated.ts'

/**
 * The token of a mailed or printed link: `undefined` in the prerendered page, null when there is none. It is taken
 * out of the address at once, so that it lands in no screenshot, bookmark or referrer.
 */
export function useLinkToken(): string | null | undefined {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const inAddress = new URLSearchParams(search).get('token')
  const [token] = useState(inAddress || null)
  useEffect(() => {
    if (inAddress !== null) void navigate({ pathname, hash }, { replace: true, preventScrollReset: true })
  }, [inAddress, pathname, hash, navigate])
  return isHydrated ? token : undefined
}
