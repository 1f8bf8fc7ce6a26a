import { ConfiguredPage } from '@plaza/shared/cards'
import { useSite } from '@plaza/shared/host'
import { HOME_PAGE } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'

export default function FrameIndexPage() {
  const name = useSite(({ config }) => nameOf(config))
  return (
    <>
      <h1 className="visually-hidden">{name}</h1>
      <ConfiguredPage id={HOME_PAGE} />
    </>
  )
}
