import type { Circle } from '@plaza/shared/api'
import { Button, Sheet } from '@plaza/shared/ui'
import { t } from './circle.text'
import classes from './rules-sheet.module.css'

interface RulesSheetProps {
  circle: Pick<Circle, 'notice' | 'rules'>
  open: boolean
  onClose: () => void
  /** Given before the first post; without it the rules are read-only. */
  onAgree?: () => void
  /** The user may not write in it. */
  closed?: boolean
}

export function RulesSheet({ circle, open, onClose, onAgree, closed = false }: RulesSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={t.rules()}>
      <div className={classes.body}>
        {(closed || onAgree) && <p className={classes.lead}>{closed ? t.membersWrite() : t.rulesLead()}</p>}
        <ol className={classes.rules}>
          {circle.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
        {circle.notice && (
          <section className={classes.notice}>
            <h3>{t.notice()}</h3>
            <p>{circle.notice}</p>
          </section>
        )}
        <Button kind="primary" block onClick={onAgree ?? onClose}>
          {onAgree ? t.agree() : t.close()}
        </Button>
      </div>
    </Sheet>
  )
}
