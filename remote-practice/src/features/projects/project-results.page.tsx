import { type ProjectDetail, type ProjectResult, projects } from '@plaza/shared/api'
import { dateTime } from '@plaza/shared/format'
import { anyText, type Resource, useHost, useNow, usePaged, useQueryState, useResource } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import {
  ArticleSkeleton,
  Async,
  ButtonLink,
  EmptyState,
  Img,
  PagedList,
  PullToRefresh,
  SectionTitle,
} from '@plaza/shared/ui'
import { ActivityRow } from '../../activity-row/activity-row'
import { ShareAction } from '../../parts/share-action'
import { TitledFrame } from '../../titles/titled-frame'
import { Figures } from './figures'
import classes from './projects.module.css'
import { t } from './projects.text'

export default function ProjectResultsPage() {
  const [{ id }] = useQueryState({ id: anyText })
  if (id) return <ProjectPage id={id} />
  return (
    <TitledFrame heading="project" title={t.one()}>
      <EmptyState kind="content" action={<ButtonLink to={to('projects')}>{t.choose()}</ButtonLink>} />
    </TitledFrame>
  )
}

function ProjectPage({ id }: { id: string }) {
  const project = useResource(projects.detail, { params: { id } })
  const { data } = project
  return (
    <TitledFrame
      heading="project"
      title={t.one()}
      action={
        data && (
          <ShareAction
            id="project-results"
            title={nameOf({ name: data.title, name_en: data.title_en })}
            text={nameOf({ name: data.summary, name_en: data.summary_en })}
            image={data.image}
            address={to('project-results', {}, { id })}
          />
        )
      }
    >
      <ProjectView id={id} project={project} />
    </TitledFrame>
  )
}

function ProjectView({ id, project }: { id: string; project: Resource<ProjectDetail> }) {
  const results = usePaged(projects.results, { params: { id } })
  return (
    <Async of={project} skeleton={<ArticleSkeleton />}>
      {(data) => (
        <PullToRefresh onRefresh={project.refresh}>
          <About project={data} />
          <Activities id={id} />
          <section className={classes.part}>
            <SectionTitle title={t.resultsTitle()} />
            <PagedList of={results} embedded keyOf={(one) => one.id} label={t.resultsTitle()} empty="content">
              {(result) => <Result result={result} />}
            </PagedList>
          </section>
        </PullToRefresh>
      )}
    </Async>
  )
}

function About({ project }: { project: ProjectDetail }) {
  const { image, team } = project
  return (
    <section className={classes.about}>
      {image && <Img src={image} alt="" width={780} height={440} ratio={16 / 9} eager />}
      <div className={classes.words}>
        <h2>{nameOf({ name: project.title, name_en: project.title_en })}</h2>
        <p className={classes.summary}>{nameOf({ name: project.summary, name_en: project.summary_en })}</p>
        <Figures figures={project.figures} />
        {team && (
          <p className={classes.fact}>
            {t.team()} <Link to={to('team-detail', {}, { id: team.id })}>{nameOf(team)}</Link>
          </p>
        )}
      </div>
    </section>
  )
}

function Activities({ id }: { id: string }) {
  const { items } = usePaged(projects.activities, { params: { id } })
  if (items.length === 0) return null
  return (
    <section className={classes.part}>
      <SectionTitle title={t.activities()} />
      {items.map((activity) => (
        <ActivityRow key={activity.id} activity={activity} />
      ))}
    </section>
  )
}

function Result({ result }: { result: ProjectResult }) {
  const { ui } = useHost()
  const now = useNow()
  const { images } = result
  return (
    <article className={classes.result}>
      <h3>{nameOf({ name: result.title, name_en: result.title_en })}</h3>
      <p className={classes.fact}>{dateTime(result.created_at, now)}</p>
      <p className={classes.text}>{nameOf({ name: result.content, name_en: result.content_en })}</p>
      {images.length > 0 && (
        <ul className={classes.pictures}>
          {images.map((image, index) => (
            <li key={image}>
              <button type="button" aria-label={t.picture(index + 1)} onClick={() => ui.viewImages(images, index)}>
                <Img src={image} alt="" width={360} height={270} ratio={4 / 3} small />
              </button>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
