import { useSite } from '@plaza/shared/host'
import { HOME_PAGE } from '@plaza/shared/routes'
import { ConfiguredPage } from './configured/configured-page'

export default function FrameIndexPage() {
  const name = useSite(({ config }) => config.name)
  return (
    <>
      <h1 className="visually-hidden">{name}</h1>
      <ConfiguredPage id={HOME_PAGE} />
    </>
  )
}
