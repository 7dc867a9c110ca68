/** How long an access token works. The browser renews it a minute earlier, so that no call is refused for its age. */
export const accessTokenMinutes = 10
