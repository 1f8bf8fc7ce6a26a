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
  /** Agreeing also joins the circle. */
  joins?: boolean
}

export function RulesSheet({ circle, open, onClose, onAgree, joins }: RulesSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={t.rules()}>
      <div className={classes.body}>
        {onAgree && <p className={classes.lead}>{joins ? t.membersOnly() : t.rulesLead()}</p>}
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
          {onAgree ? (joins ? t.agreeAndJoin() : t.agree()) : t.close()}
        </Button>
      </div>
    </Sheet>
  )
}
