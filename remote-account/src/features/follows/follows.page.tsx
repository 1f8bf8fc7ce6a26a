import { to } from '@plaza/shared/routes'
import { ButtonLink } from '@plaza/shared/ui'
import { t as shelf } from '../../shelf/shelf.text'
import { FollowShelfPage } from './follow-shelf-page'

export default function FollowsPage() {
  return <FollowShelfPage shelf="follows" emptyAction={<ButtonLink to={to('root')}>{shelf.browse()}</ButtonLink>} />
}
