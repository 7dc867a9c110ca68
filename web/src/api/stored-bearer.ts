import { readLocalStorage } from '#browser/local-storage.ts'

/** The stored access token as a header, where one is stored: for the calls that are made without `call`. */
export function storedBearer(): { readonly authorization?: string } {
  const access = readLocalStorage('access')
  return access ? { authorization: `Bearer ${access}` } : {}
}
