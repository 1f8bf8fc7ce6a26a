import { postDraft, type posts } from '@plaza/shared/api'
import { useHost, useSessionUser, type WaitingCall } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { Avatar, Button, newKey, Tag, useKeptPictures } from '@plaza/shared/ui'
import { t } from './post.text'
import classes from './waiting-card.module.css'

/** A post that waits for the network, or was refused when it was sent. */
export function WaitingCard({ post }: { post: WaitingCall<typeof posts.publish> }) {
  const host = useHost()
  const user = useSessionUser()
  const { body } = post.input
  const pictures = useKeptPictures(body.images.map((key) => ({ key, url: '' })))
  const isRefused = post.state === 'refused'
  const edit = () => {
    const draft = (post.shown ?? {}) as object
    host.drafts.keep(postDraft(body.circle_id), { ...draft, key: newKey() })
    host.outbox.discard(post.id, { keepPictures: true })
    host.navigate(to('post-publish', { id: body.circle_id }))
  }
  return (
    <article className={classes.card} data-state={post.state}>
      <header className={classes.head}>
        <Avatar src={user?.avatar ?? null} name={user?.nickname ?? ''} size={40} />
        <b className={classes.name}>{user?.nickname}</b>
        <Tag tone={isRefused ? 'red' : 'gold'}>{isRefused ? t.notSent() : t.waiting()}</Tag>
      </header>
      <p className={classes.text}>{body.content || body.vote?.title}</p>
      {pictures.some(({ url }) => url) && (
        <ul className={classes.pictures}>
          {pictures.map(
            ({ key, url }) =>
              url && (
                <li key={key}>
                  <img src={url} alt="" />
                </li>
              ),
          )}
        </ul>
      )}
      {isRefused && <p className={classes.reason}>{t.reason(post.reason)}</p>}
      {post.state !== 'sent' && (
        <p className={classes.tools}>
          {isRefused && (
            <Button kind="secondary" small onClick={edit}>
              {t.edit()}
            </Button>
          )}
          <Button kind="plain" small onClick={() => host.outbox.discard(post.id)}>
            {t.discard()}
          </Button>
        </p>
      )}
    </article>
  )
}
