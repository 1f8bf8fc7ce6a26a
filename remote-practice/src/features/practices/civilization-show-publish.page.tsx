import { anyText, useQueryState } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { PracticeEditor } from './publish/practice-editor'
import { t } from './publish/publish.text'

export default function CivilizationShowPublishPage() {
  const [{ edit }] = useQueryState({ edit: anyText })
  return (
    <PracticeEditor
      heading="show-publish"
      title={t.showTitle()}
      edit={edit}
      address={to('civilization-show-publish')}
    />
  )
}
