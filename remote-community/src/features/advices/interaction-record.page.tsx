import { advices } from '@plaza/shared/api'
import { usePaged, useResource } from '@plaza/shared/host'
import { useParams } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { BottomBar, ButtonLink, PagedList, PageFrame } from '@plaza/shared/ui'
import { EVERY_DEPARTMENT } from './advice.model'
import { t } from './advice.text'
import { AdviceCard } from './list/advice-card'

export default function InteractionRecordPage() {
  const { id = EVERY_DEPARTMENT } = useParams()
  const chosen = id === EVERY_DEPARTMENT ? undefined : id
  const departments = useResource(advices.department, {})
  const list = usePaged(advices.mine, { query: chosen ? { merchant_id: chosen } : {} })
  const department = departments.data?.list.find((one) => one.id === chosen)
  return (
    <PageFrame
      title={department ? `${t.mine()} · ${nameOf(department)}` : t.mine()}
      footer={
        <BottomBar>
          <ButtonLink block to={to('advice-publish', {}, chosen ? { department: chosen } : {})}>
            {t.write()}
          </ButtonLink>
        </BottomBar>
      }
    >
      <PagedList of={list} keyOf={(advice) => advice.id} label={t.mine()} empty="content">
        {(advice) => <AdviceCard advice={advice} />}
      </PagedList>
    </PageFrame>
  )
}
