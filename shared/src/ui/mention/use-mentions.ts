import { useHost } from '../../host'
import { type ChosenPerson, mentionedIds } from './mention.model'

const NAME = 'mentioned-people'
const MOST = 30

/**
 * People whom the user chose for mentions; kept on the device, so that a restored draft still names them. `before`: whom
 * a text names already.
 */
export function useMentions(before: readonly ChosenPerson[] = []) {
  const { drafts } = useHost()
  const chosen = () => drafts.read<ChosenPerson[]>(NAME) ?? []
  return {
    choose: ({ id, name }: ChosenPerson) =>
      drafts.keep(NAME, [{ id, name }, ...chosen().filter((one) => one.id !== id)].slice(0, MOST)),
    /** The part of a call that says whom the text names. */
    mentionsIn: (text: string): { mentions?: string[] } => {
      const ids = mentionedIds(text, [...before, ...chosen()])
      return ids.length > 0 ? { mentions: ids } : {}
    },
  }
}
