import { ConfiguredPage } from './configured-page'
import { HOME_PAGE } from './tabs.model'

export default function FrameIndexPage() {
  return <ConfiguredPage id={HOME_PAGE} />
}
