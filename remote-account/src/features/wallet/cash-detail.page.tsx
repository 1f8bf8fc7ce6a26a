import { useParams } from '@plaza/shared/router'
import { TransferList } from './transfers/transfer-list'
import { TransferView } from './transfers/transfer-view'

/** One transfer, or the list of all of them at the id `all`. */
export default function CashDetailPage() {
  const { id = 'all' } = useParams()
  return id === 'all' ? <TransferList /> : <TransferView key={id} id={id} />
}
