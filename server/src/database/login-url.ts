/** Whom an address logs in as. */
export type Login = { readonly user: string; readonly password: string }

/** The same server and database for another login. Parameters after "?" override what is before "@". */
export function withLogin(databaseUrl: string, { user, password }: Login): string {
  const url = bare(databaseUrl)
  url.searchParams.set('user', user)
  url.searchParams.set('password', password)
  return url.href
}

/** The same address without a name and password: all that a process may keep once it no longer needs them. */
export const withoutLogin = (databaseUrl: string): string => bare(databaseUrl).href

/** The user in an address; empty when it has none. */
export function loginOf(databaseUrl: string): Login {
  const url = new URL(databaseUrl)
  return {
    user: url.searchParams.get('user') ?? decodeURIComponent(url.username),
    password: url.searchParams.get('password') ?? decodeURIComponent(url.password),
  }
}

function bare(databaseUrl: string): URL {
  const url = new URL(databaseUrl)
  url.username = ''
  url.password = ''
  for (const name of ['user', 'password']) url.searchParams.delete(name)
  return url
}
