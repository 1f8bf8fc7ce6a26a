import { Home } from './home'

export default function IndexPage() {
  return <Home />
}
