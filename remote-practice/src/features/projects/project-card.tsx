import type { Project } from '@plaza/shared/api'
import { monthText, siteDate } from '@plaza/shared/format'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { Img, Tag } from '@plaza/shared/ui'
import { Figures } from './figures'
import classes from './projects.module.css'
import { t } from './projects.text'

/** A project with the numbers that it has achieved. */
export function ProjectCard({ project }: { project: Project }) {
  return (
    <Link className={classes.card} to={to('project-results', {}, { id: project.id })}>
      {project.image && <Img src={project.image} alt="" width={720} height={320} ratio={9 / 4} />}
      <span className={classes.words}>
        <span className={classes.head}>
          <b>{nameOf({ name: project.title, name_en: project.title_en })}</b>
          <Tag tone={project.done ? 'grey' : 'orange'}>{project.done ? t.done() : t.running()}</Tag>
        </span>
        <span className={classes.summary}>{nameOf({ name: project.summary, name_en: project.summary_en })}</span>
        <Figures figures={project.figures} />
        <span className={classes.fact}>
          {t.since(monthText(siteDate(Date.parse(project.began_at)).slice(0, 7)))} · {t.results(project.results)}
        </span>
      </span>
    </Link>
  )
}
