import type { GuideHit, GuideSummary } from '@plaza/shared/api'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { language, nameOf } from '@plaza/shared/text'
import { HighlightedText, Tag } from '@plaza/shared/ui'
import classes from './guide-row.module.css'
import { t } from './guides.text'

type Hit = Pick<GuideHit, 'title_marks' | 'title_en_marks' | 'department_marks' | 'condition'>

const noMarks: Hit = { title_marks: [], title_en_marks: [], department_marks: [], condition: null }

/** A guide in a list; a result of a search with its words marked. */
export function GuideRow({ guide, hit = noMarks }: { guide: GuideSummary; hit?: Hit }) {
  const { id, title, title_en, summary, summary_en, department, online, asks } = guide
  const english = language() === 'en'
  const shownInEnglish = english && title_en !== undefined
  return (
    <article className={classes.row}>
      <h3 className={classes.title}>
        <Link to={to('guide', { id })} className={classes.link}>
          <HighlightedText
            text={nameOf({ name: title, name_en: title_en })}
            marks={shownInEnglish ? hit.title_en_marks : hit.title_marks}
          />
        </Link>
      </h3>
      <p className={classes.summary}>
        {hit.condition ? (
          <>
            {t.condition()}
            <HighlightedText text={hit.condition.text} marks={hit.condition.marks} />
          </>
        ) : (
          nameOf({ name: summary, name_en: summary_en })
        )}
      </p>
      <p className={classes.facts}>
        <span>
          <HighlightedText
            text={nameOf(department)}
            marks={english && department.name_en ? [] : hit.department_marks}
          />
        </span>
        {online && <Tag tone="green">{t.online()}</Tag>}
        {asks && <Tag tone="blue">{t.asks()}</Tag>}
      </p>
    </article>
  )
}
