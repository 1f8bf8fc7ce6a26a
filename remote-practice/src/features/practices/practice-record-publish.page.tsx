import { activities } from '@plaza/shared/api'
import { anyText, useQueryState, useResource } from '@plaza/shared/host'
import { useParams } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Cell, CellGroup } from '@plaza/shared/ui'
import { titleOf } from '../../activity/activity.text'
import { PracticeEditor } from './publish/practice-editor'
import { t } from './publish/publish.text'

export default function PracticeRecordPublishPage() {
  const { aid = '' } = useParams()
  const [{ edit }] = useQueryState({ edit: anyText })
  const activity = useResource(activities.detail, { params: { id: aid } })
  return (
    <PracticeEditor
      heading="practice-record-publish"
      title={t.recordTitle()}
      activity={aid}
      edit={edit}
      address={to('practice-record-publish', { aid })}
      head={
        (activity.data || !activity.failed) && (
          <CellGroup title={t.activity()}>
            <Cell title={activity.data ? titleOf(activity.data) : '…'} to={to('activity', { id: aid })} />
          </CellGroup>
        )
      }
    />
  )
}
