import { type Publication, publishing } from '@plaza/shared/api'
import { useAction } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { isLive, to } from '@plaza/shared/routes'
import { Button, Img, Tag, TimeAgo, type Tone } from '@plaza/shared/ui'
import classes from './publication-row.module.css'
import { stateText, t } from './publishing.text'

const tones: Record<Publication['state'], Tone> = { pending: 'orange', shown: 'green', refused: 'red' }

interface PublicationRowProps {
  publication: Publication
  onAgain: () => void
}

export function PublicationRow({ publication, onAgain }: PublicationRowProps) {
  const { id, title, images, video, state, refusal, created_at, category } = publication
  const picture = (video?.poster ?? images[0])?.url
  const page = video ? 'video' : 'article'
  const remove = useAction(publishing.remove, {
    confirm: () => ({ title: t.takeBackSure(), text: t.takeBackText(), confirmText: t.takeBack(), danger: true }),
    successMessage: t.takenBack,
    refreshes: [publishing.mine],
  })
  return (
    <article className={classes.row}>
      <div className={classes.words}>
        <h3 className={classes.title}>{isLive(page) ? <Link to={to(page, { aid: id })}>{title}</Link> : title}</h3>
        <p className={classes.meta}>
          <Tag tone={tones[state]}>{stateText[state]()}</Tag>
          <span>{category.name}</span>
          <TimeAgo of={created_at} />
        </p>
        {refusal && <p className={classes.reason}>{t.reason(refusal)}</p>}
        <div className={classes.ways}>
          {state === 'refused' && (
            <Button kind="plain" small onClick={onAgain}>
              {t.edit()}
            </Button>
          )}
          <Button
            kind="plain"
            small
            aria-label={`${t.takeBack()} ${title}`}
            loading={remove.busy}
            onClick={() => void remove.run({ params: { id } })}
          >
            {t.takeBack()}
          </Button>
        </div>
      </div>
      {picture && (
        <span className={classes.picture}>
          <Img src={picture} alt="" width={226} height={150} ratio={113 / 75} />
        </span>
      )}
    </article>
  )
}
