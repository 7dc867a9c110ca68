import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { PageTitle } from '#ui/PageTitle.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { QueryContent } from '#queries/QueryContent.tsx'
import { profileQuery } from '#queries/profile-query.ts'
import { EditForm } from './EditForm.tsx'
import { EmailCard } from './EmailCard.tsx'

/** Names, language and looks in one form; the address by itself, since both mailboxes have a word in it. */
export default function EditProfileScreen() {
  const t = useTranslations('profile.edit')
  const query = useQuery(profileQuery)
  return (
    <div className="flex flex-col gap-6">
      <PageTitle title={t('title')} />
      <div className="mx-auto flex w-full max-w-[40rem] flex-col gap-6 xl:max-w-none">
        <QueryContent query={query} skeleton={<Skeleton className="h-96" />}>
          {(profile) => (
            <>
              <EmailCard email={profile.email} />
              <EditForm profile={profile} />
            </>
          )}
        </QueryContent>
      </div>
    </div>
  )
}
