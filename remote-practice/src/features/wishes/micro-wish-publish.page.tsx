import { WishEditor } from './publish/wish-editor'

export default function MicroWishPublishPage() {
  return <WishEditor size="micro" />
}
