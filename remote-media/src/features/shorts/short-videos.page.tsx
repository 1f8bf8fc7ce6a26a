import { ShortsView } from './shorts-view'

export default function ShortVideosPage() {
  return <ShortsView />
}
