import { services } from '@plaza/shared/api'
import { usePaged } from '@plaza/shared/host'
import { ContentCard, contentLeads, PagedList, SectionTitle } from '@plaza/shared/ui'
import type { ReactNode } from 'react'
import { t } from './matrix.text'

interface AccountArticlesProps {
  id: string
  name: string
  header: ReactNode
}

export function AccountArticles({ id, name, header }: AccountArticlesProps) {
  const list = usePaged(services.matrixArticles, { params: { id } })
  return (
    <PagedList
      of={{ ...list, items: list.items.filter(contentLeads) }}
      keyOf={(content) => content.id}
      label={`${name} ${t.articles()}`}
      empty="content"
      header={
        <>
          {header}
          <SectionTitle title={t.articles()} />
        </>
      }
    >
      {(content) => <ContentCard content={content} />}
    </PagedList>
  )
}
