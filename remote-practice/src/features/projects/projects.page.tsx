import { projects } from '@plaza/shared/api'
import { oneOf, optional, usePaged, useQueryState } from '@plaza/shared/host'
import { FilterBar, FilterPills, ListSkeleton, PagedList, useListTop } from '@plaza/shared/ui'
import { TitledFrame } from '../../titles/titled-frame'
import { ProjectCard } from './project-card'
import { t } from './projects.text'

const filterFields = { done: optional(oneOf(['0', '1'])) }

export default function ProjectsPage() {
  const [{ done }, change] = useQueryState(filterFields)
  const [top, reachTop] = useListTop()
  const list = usePaged(projects.list, done ? { query: { done } } : {})
  return (
    <TitledFrame heading="projects" title={t.title()}>
      <PagedList
        of={list}
        keyOf={({ id }) => id}
        label={t.title()}
        skeleton={<ListSkeleton />}
        empty="content"
        header={
          <>
            {top}
            <FilterBar>
              <FilterPills
                label={t.state()}
                all={t.all()}
                options={[
                  { value: '0' as const, label: t.running() },
                  { value: '1' as const, label: t.done() },
                ]}
                value={done}
                onChange={(chosen) => {
                  change({ done: chosen })
                  reachTop()
                }}
              />
            </FilterBar>
          </>
        }
      >
        {(project) => <ProjectCard project={project} />}
      </PagedList>
    </TitledFrame>
  )
}
