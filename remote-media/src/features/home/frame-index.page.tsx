import { HOME_PAGE } from './channels/tabs.model'
import { ConfiguredPage } from './configured/configured-page'

export default function FrameIndexPage() {
  return <ConfiguredPage id={HOME_PAGE} />
}
