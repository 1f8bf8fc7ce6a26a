import { WishEditor } from './publish/wish-editor'

export default function WishPublishPage() {
  return <WishEditor size="wish" />
}
