import type { Invitation } from '@plaza/shared/api'
import { count, dateTime } from '@plaza/shared/format'
import { useHost, useNow } from '@plaza/shared/host'
import { BottomBar, Button, QrCode, Skeleton, useSavePicture } from '@plaza/shared/ui'
import { t } from './invitation.text'
import classes from './own-invitation.module.css'
import { addressOf, type Poster } from './use-poster'

/** Shells in which a page saves no file: the phone's own menu of a pressed picture does it. */
const savesByPress = ['wechat', 'ios', 'android']

interface OwnInvitationProps {
  invitation: Invitation
  poster: Poster
}

/** The poster to save or to send, and who came by it. */
export function OwnInvitation({ invitation, poster }: OwnInvitationProps) {
  const { shell } = useHost()
  const now = useNow()
  const { joined, valid_until } = invitation
  const hint = savesByPress.includes(shell.kind) ? t.press() : t.show()
  return (
    <section className={classes.desk}>
      <div className={classes.poster}>
        <PosterView invitation={invitation} poster={poster} />
      </div>
      <p className={classes.hint}>{poster.state === 'failed' ? t.notDrawn() : hint}</p>
      <p className={classes.facts}>
        <span>{joined > 0 ? t.joined(count(joined)) : t.nobodyYet()}</span>
        {valid_until && <span>{t.until(dateTime(valid_until, now))}</span>}
      </p>
    </section>
  )
}

function PosterView({ invitation, poster }: OwnInvitationProps) {
  if (poster.state === 'drawing') return <Skeleton width="100%" height="100%" />
  if (poster.state === 'drawn')
    return <img className={classes.picture} src={poster.url} alt={t.poster(invitation.title)} />
  const url = new URL(addressOf(invitation), location.href).href
  return <QrCode className={classes.picture} text={url} label={t.code(invitation.title)} />
}

/** Saves the poster or shares the page of the invitation. */
export function SendActions({ invitation, poster }: OwnInvitationProps) {
  const { ui } = useHost()
  const save = useSavePicture()
  const { inviter, target, circle, title, text, image } = invitation
  const isPost = target === 'post'
  const share = () =>
    ui.share({
      id: invitation.target_id,
      target,
      title: isPost ? title : `${t.toCircle(inviter.name)}：${circle.name}`,
      text: isPost ? t.toPost(inviter.name) : text,
      image: image ?? circle.image,
      address: addressOf(invitation),
    })
  return (
    <BottomBar>
      {poster.state !== 'failed' && (
        <Button
          block
          kind="secondary"
          disabled={poster.state === 'drawing'}
          onClick={() => poster.state === 'drawn' && void save(poster.picture)}
        >
          {t.save()}
        </Button>
      )}
      <Button block onClick={share}>
        {t.share()}
      </Button>
    </BottomBar>
  )
}
