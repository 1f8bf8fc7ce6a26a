import type { FollowedItem } from '@plaza/shared/api'
import { Link } from '@plaza/shared/router'
import { Avatar, HighlightedText, Tag } from '@plaza/shared/ui'
import { addressOf, isRound, labelOf } from './follow-kinds'
import classes from './follow-row.module.css'
import { t } from './follows.text'

interface FollowRowProps {
  item: FollowedItem
  /** Names its kind, where the list has several. */
  withKind: boolean
}

export const FollowRow = ({ item, withKind }: FollowRowProps) => (
  <Link className={classes.row} to={addressOf(item)}>
    <span className={isRound(item.kind) ? undefined : classes.square}>
      <Avatar src={item.image} name={item.name} size={48} />
    </span>
    <span className={classes.words}>
      <span className={classes.name}>
        <b>
          <HighlightedText text={item.name} marks={item.marks ?? []} />
        </b>
        {withKind && <Tag>{labelOf(item.kind)}</Tag>}
        {item.leads && <Tag tone="accent">{t.leads()}</Tag>}
      </span>
      {item.note && <span className={classes.note}>{item.note}</span>}
    </span>
    {item.news > 0 && <span className={classes.news}>{t.news(item.news)}</span>}
  </Link>
)
