import { config } from '@plaza/shared/api'
import { PageSkeleton } from '@plaza/shared/cards'
import { useResource } from '@plaza/shared/host'
import classes from './builder/builder.module.css'
import { DraftPage } from './builder/draft-page'
import { PageProblems } from './builder/page-problems'
import { usePageMessages } from './builder/use-page-messages'
import { t } from './home.text'

/** Renders page documents posted by an allowed page builder. */
export default function PageBuilderPreviewPage() {
  const settings = useResource(config.consumer, {})
  const origins = settings.data?.page_builders?.split(' ').filter(Boolean)
  const { draft, problems } = usePageMessages(origins ?? [])
  const isOld = problems.length > 0
  return (
    <>
      <h1 className="visually-hidden">{t.builder()}</h1>
      {isOld && <PageProblems title={draft ? t.pageIsOld() : t.pageDoesNotFit()} problems={problems} />}
      {draft ? (
        <div className={isOld ? classes.old : undefined} data-old={isOld || undefined}>
          <DraftPage draft={draft} />
        </div>
      ) : settings.pending ? (
        <PageSkeleton />
      ) : (
        !isOld && <p className={classes.waits}>{t.builderWaits()}</p>
      )}
    </>
  )
}
