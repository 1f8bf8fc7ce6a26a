import { account, wallets } from '@plaza/shared/api'
import { useEvents, useExtensions, useResource, useSessionUser } from '@plaza/shared/host'
import { ContinueListening, ExtensionParts, PageFrame, PullToRefresh } from '@plaza/shared/ui'
import { CountStrip } from './count-strip'
import { RestList, ServiceGrid } from './entry-lists'
import classes from './mine.module.css'
import { t } from './mine.text'
import { OwnTabs } from './own-tabs'
import { PersonHead } from './person-head'
import { TopBar } from './top-bar'

const EVERY_MS = 60_000

export default function MinePage() {
  const user = useSessionUser()
  const tabs = useExtensions('mine.tab')
  const asked = { enabled: user !== null, freshMs: 0 }
  const statistics = useResource(account.statistics, {}, asked)
  const unread = useResource(account.unread, {}, asked)
  const wallet = useResource(wallets.account, {}, asked)
  useEvents(user && 'wallet', wallet.refresh, EVERY_MS)
  const refresh = async () => {
    if (user) await Promise.all([statistics.refresh(), unread.refresh(), wallet.refresh()])
  }
  return (
    <PageFrame title={t.title()} bare>
      <PullToRefresh onRefresh={refresh}>
        <div className={classes.ground}>
          <TopBar />
          <PersonHead />
          <CountStrip />
        </div>
        {tabs.length > 0 ? (
          <OwnTabs items={tabs}>
            <Overview />
          </OwnTabs>
        ) : (
          <Overview />
        )}
      </PullToRefresh>
    </PageFrame>
  )
}

const Overview = () => (
  <>
    <ContinueListening />
    <ServiceGrid />
    <RestList />
    {/* Last: what they have comes with the session, and moves nothing then. */}
    <ExtensionParts point="mine.part" />
  </>
)
