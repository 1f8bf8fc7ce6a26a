import type { User } from '@plaza/shared/api'
import { to } from '@plaza/shared/routes'
import { BottomBar, Button, Cell, CellGroup, DraftNote, Form, PageFrame } from '@plaza/shared/ui'
import { useId } from 'react'
import { t } from './profile.text'
import { OwnFields, PublicFields } from './profile-fields'
import { ReviewNote } from './review-note'
import { useProfileForm } from './use-profile-form'

export function ProfileForm({ user }: { user: User }) {
  const form = useProfileForm(user)
  const formId = useId()
  const { isSending } = form.avatar
  return (
    <PageFrame
      title={t.title()}
      onBack={form.leave}
      footer={
        <BottomBar>
          <Button block type="submit" form={formId} loading={form.isSaving} disabled={isSending}>
            {isSending ? t.sending() : t.save()}
          </Button>
        </BottomBar>
      }
    >
      <DraftNote pen={form.pen} />
      <ReviewNote user={user} onWithdrawn={form.updateUser} />
      <Form id={formId} onSubmit={form.submit}>
        <PublicFields form={form} />
        <OwnFields form={form} />
      </Form>
      <CellGroup>
        <Cell title={t.safety()} to={to('safety')} />
      </CellGroup>
    </PageFrame>
  )
}
