import { useQuery } from '@tanstack/react-query'

/** Where the cache keeps how many notices are unread. */
export const unreadKey = ['notifications', 'unread'] as const

/** How many notices are unread; 0 until it is known. What reads it comes after the page, with the live updates. */
export const useUnreadCount = (): number =>
  useQuery<{ unread: number }>({ queryKey: unreadKey, enabled: false }).data?.unread ?? 0
