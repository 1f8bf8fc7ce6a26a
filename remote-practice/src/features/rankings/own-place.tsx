import type { RankedItem } from '@plaza/shared/api'
import { type SessionState, useHost } from '@plaza/shared/host'
import { nameOf } from '@plaza/shared/text'
import { Avatar, BottomBar, Button } from '@plaza/shared/ui'
import { amountText, type RankedBy } from './ranked-by'
import classes from './rankings.module.css'
import { t } from './rankings.text'

interface OwnPlaceProps {
  by: RankedBy
  own: RankedItem | null
  status: SessionState['status']
}

/** The own place below the list, wherever it is scrolled to. */
export function OwnPlace({ by, own, status }: OwnPlaceProps) {
  const { session } = useHost()
  if (status === 'checking') return null
  return (
    <BottomBar>
      <section className={classes.own} aria-label={t.own()}>
        {own ? (
          <>
            <span className={classes.ownRank}>{t.place(own.rank)}</span>
            <Avatar src={own.image} name={nameOf(own)} size={32} />
            <span className={classes.ownName}>{nameOf(own)}</span>
            <span className={classes.hours}>{amountText(by, own)}</span>
          </>
        ) : (
          <>
            <span className={classes.ownNote}>
              {status === 'guest' ? t.logIn() : by === 'members' ? t.noneOfTeams() : t.none()}
            </span>
            {status === 'guest' && (
              <Button small kind="secondary" onClick={session.logIn}>
                {t.log()}
              </Button>
            )}
          </>
        )}
      </section>
    </BottomBar>
  )
}
