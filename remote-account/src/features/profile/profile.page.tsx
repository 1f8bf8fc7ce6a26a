import { Async, CellsSkeleton, PageFrame } from '@plaza/shared/ui'
import { useOwnProfile } from '../../own-profile'
import { t } from './profile.text'
import { ProfileForm } from './profile-form'

export default function ProfilePage() {
  const profile = useOwnProfile()
  if (!profile.data)
    return (
      <PageFrame title={t.title()}>
        <Async of={profile} skeleton={<CellsSkeleton rows={6} />}>
          {() => null}
        </Async>
      </PageFrame>
    )
  // Another version begins a new form, which the draft fills again.
  return <ProfileForm key={`${profile.data.id} ${profile.data.version}`} user={profile.data} />
}
