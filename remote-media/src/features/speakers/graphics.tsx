import { organisations } from '@plaza/shared/api'
import { Feed } from '@plaza/shared/cards'
import { usePaged } from '@plaza/shared/host'
import { queryOf } from './published.model'
import { t } from './speakers.text'

export function Graphics({ id }: { id: string }) {
  const contents = usePaged(organisations.contents, { params: { id }, ...queryOf('graphics') })
  return (
    <>
      <h2 className="visually-hidden">{t.contents()}</h2>
      <Feed of={contents} name={`graphics/${id}`} embedded />
    </>
  )
}
