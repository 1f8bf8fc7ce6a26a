import { practices } from '@plaza/shared/api'
import { useHost, useResource } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { ArticleSkeleton, Async, CommentSheet, CommentThread, PullToRefresh } from '@plaza/shared/ui'
import { useEffect } from 'react'
import classes from '../../../parts/form.module.css'
import { ShareAction } from '../../../parts/share-action'
import { TitledFrame } from '../../../titles/titled-frame'
import { addressOf } from '../practice.model'
import { t } from '../practice.text'
import { PracticeActions } from './practice-actions'
import { PracticeView } from './practice-view'

interface PracticeScreenProps {
  id: string
  form: 'show' | 'record'
  /** The thread of one comment, over the page. */
  comment?: string | undefined
}

/** A show or a record with its comments. */
export function PracticeScreen({ id, form, comment }: PracticeScreenProps) {
  const host = useHost()
  const practice = useResource(practices.detail, { params: { id } })
  const ownPage = practice.data && practice.data.form !== form && comment === undefined && addressOf(practice.data)
  useEffect(() => {
    if (ownPage) host.navigate(ownPage, { replace: true })
  }, [ownPage, host])
  return (
    <TitledFrame
      heading={form === 'show' ? 'show' : 'practice-record'}
      key={id}
      title={t[form]()}
      headed={practice.data !== undefined}
      action={
        practice.data?.state === 'shown' && (
          <ShareAction
            id={form === 'show' ? 'civilization-show' : 'practice-record'}
            title={nameOf({ name: practice.data.title, name_en: practice.data.title_en })}
            text={nameOf({ name: practice.data.content, name_en: practice.data.content_en })}
            image={practice.data.images[0]?.url ?? null}
            address={addressOf(practice.data)}
          />
        )
      }
      footer={practice.data && <PracticeActions practice={practice.data} />}
    >
      <Async of={practice} skeleton={<ArticleSkeleton />}>
        {(data) => (
          <PullToRefresh onRefresh={practice.refresh}>
            <div className={classes.page}>
              <PracticeView practice={data} />
              {data.state === 'shown' && <CommentThread target={{ kind: 'practice', id }} />}
            </div>
          </PullToRefresh>
        )}
      </Async>
      {comment !== undefined && (
        <CommentSheet
          target={{ kind: 'practice', id }}
          id={comment}
          onClose={() => host.navigate(to('practice-record', { aid: id }), { replace: true })}
        />
      )}
    </TitledFrame>
  )
}
