import type { Wish, WishKind, WishState } from '@plaza/shared/api'
import { count } from '@plaza/shared/format'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { BookOpen, Gift, Img, ShoppingBasket, Sparkles, Tag, TimeAgo, type Tone, Users, Wrench } from '@plaza/shared/ui'
import { districtName } from '../../../parts/district.text'
import { contentOf, kindText, stateText, t, titleOf } from '../wish.text'
import classes from './wish-card.module.css'

const icons: Record<WishKind, typeof Gift> = {
  company: Users,
  learning: BookOpen,
  repair: Wrench,
  errand: ShoppingBasket,
  goods: Gift,
  other: Sparkles,
}
const tones: Record<WishState, Tone> = { open: 'orange', claimed: 'blue', finished: 'green' }

/** The kind of a wish with its picture. */
export function KindMark({ kind }: { kind: WishKind }) {
  const Icon = icons[kind]
  return (
    <span className={classes.kind}>
      <Icon size={16} />
      {kindText[kind]()}
    </span>
  )
}

/** How far a wish is, or that nobody else sees it yet. */
export function StateMark({ wish: { state, review } }: { wish: Pick<Wish, 'state' | 'review'> }) {
  if (review) return <Tag tone={review === 'refused' ? 'red' : 'gold'}>{t[review]()}</Tag>
  return <Tag tone={tones[state]}>{stateText[state]()}</Tag>
}

export function WishCard({ wish }: { wish: Wish }) {
  const [picture] = wish.images
  return (
    <article className={classes.card} data-state={wish.state}>
      <div className={classes.top}>
        <KindMark kind={wish.kind} />
        <StateMark wish={wish} />
      </div>
      <div className={classes.body}>
        <div className={classes.words}>
          <h2 className={classes.title}>
            <Link className={classes.link} to={to('micro-wish-detail', { id: wish.id })}>
              {titleOf(wish)}
            </Link>
          </h2>
          <p className={classes.text}>{contentOf(wish)}</p>
        </div>
        {picture && (
          <span className={classes.picture}>
            <Img src={picture} alt="" width={168} height={168} ratio={1} small />
          </span>
        )}
      </div>
      {wish.thanks && <p className={classes.thanks}>{wish.thanks}</p>}
      <p className={classes.facts}>
        <span>{wish.user.name}</span>
        <span>{districtName(wish.district)}</span>
        <TimeAgo of={wish.created_at} />
        {wish.claimant && <span>{t.by(wish.claimant.name)}</span>}
        {wish.likes > 0 && <span>{t.likes(count(wish.likes))}</span>}
      </p>
    </article>
  )
}
