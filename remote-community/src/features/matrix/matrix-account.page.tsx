import { services } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { useParams } from '@plaza/shared/router'
import { nameOf } from '@plaza/shared/text'
import { ArticleSkeleton, Async, PageFrame } from '@plaza/shared/ui'
import { AccountArticles } from './account-articles'
import { AccountHead } from './account-head'
import { t } from './matrix.text'

export default function MatrixAccountPage() {
  const { id = '' } = useParams()
  const account = useResource(services.matrixAccount, { params: { id } })
  return (
    <PageFrame title={t.account()} headed={account.data !== undefined}>
      <Async of={account} skeleton={<ArticleSkeleton />}>
        {(data) => <AccountArticles id={data.id} name={nameOf(data)} header={<AccountHead account={data} />} />}
      </Async>
    </PageFrame>
  )
}
