import { comments, people, posts, type ReportTarget } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { t, targetText } from './report.text'
import classes from './report-form.module.css'

interface ReportedThingProps {
  target: ReportTarget
  id: string
}

/** The words that are reported, so that nobody reports the wrong thing; without them the form works all the same. */
export function ReportedThing({ target, id }: ReportedThingProps) {
  const input = { params: { id } }
  const post = useResource(posts.detail, input, { enabled: target === 'post' })
  const comment = useResource(comments.one, input, { enabled: target === 'comment' || target === 'chat' })
  const person = useResource(people.detail, input, { enabled: target === 'person' })
  const said = post.data ?? comment.data
  const name = said?.user.name ?? person.data?.name
  if (post.failed || comment.failed || person.failed) return null
  return (
    <section className={classes.thing} aria-label={targetText[target]()}>
      <h2 className={classes.heading}>{targetText[target]()}</h2>
      <p className={classes.words}>
        {name && (said ? t.by(name) : name)}
        {said?.content}
      </p>
    </section>
  )
}
