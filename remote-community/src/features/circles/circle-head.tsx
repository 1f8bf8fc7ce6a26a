import { type Circle, circles, posts } from '@plaza/shared/api'
import { count } from '@plaza/shared/format'
import { useAction, useCached } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Avatar, Button, Img, lazyWithRetry, Tag, UserPlus } from '@plaza/shared/ui'
import { isClosed } from '../../circle/circle.model'
import { t } from '../../circle/circle.text'
import classes from './circle-head.module.css'

const ManageCircle = lazyWithRetry(() => import('./manage/manage-circle').then(({ ManageCircle }) => ManageCircle))

export function CircleHead({ circle }: { circle: Circle }) {
  return (
    <header className={classes.head}>
      <span className={classes.backdrop}>
        <Img src={circle.image} alt="" width={540} height={120} small eager />
      </span>
      <div className={classes.row}>
        <span className={classes.cover}>
          <Img src={circle.image} alt="" width={160} height={160} eager />
        </span>
        <div className={classes.words}>
          <h2>{circle.name}</h2>
          <p className={classes.facts}>
            {t.members(count(circle.members))} · {t.posts(count(circle.posts))}
          </p>
        </div>
        {circle.role ? <ManageCircle circle={circle} /> : <Membership circle={circle} />}
      </div>
      <p className={classes.intro}>{circle.intro}</p>
      <div className={classes.people}>
        <div className={classes.faces} aria-hidden="true">
          {circle.newest_members.slice(0, 6).map((member) => (
            <Avatar key={member.id} src={member.avatar} name={member.name} size={24} />
          ))}
        </div>
        <Invite circle={circle} />
      </div>
    </header>
  )
}

/** Nothing for those whose invitation would let nobody in. */
function Invite({ circle }: { circle: Circle }) {
  if (isClosed(circle) || circle.restriction?.kind === 'removed') return null
  return (
    <Link className={classes.invite} to={to('invitation', {}, { target: 'circle', id: circle.id })}>
      <UserPlus size={18} />
      {t.invite()}
    </Link>
  )
}

function Membership({ circle }: { circle: Circle }) {
  const input = { params: { id: circle.id } }
  const change = useCached(circles.detail)
  const membership = useAction(circles.join, {
    confirm: ({ body }) =>
      body.on
        ? null
        : {
            title: t.leaveSure(circle.name),
            text: circle.members_only ? t.leaveClosed() : t.leaveText(),
            confirmText: t.leave(),
          },
    successMessage: ({ joined }) => (joined ? t.welcome() : null),
    refreshes: [circles.mine, posts.feed],
    onDone: (answer) => change(input, (held) => ({ ...held, ...answer })),
  })
  const toggle = () => void membership.run({ ...input, body: { on: !circle.joined } })
  if (isClosed(circle)) return <Tag>{t.byInvitation()}</Tag>
  return (
    <Button kind={circle.joined ? 'secondary' : 'primary'} small loading={membership.busy} onClick={toggle}>
      {circle.joined ? t.joined() : t.join()}
    </Button>
  )
}
