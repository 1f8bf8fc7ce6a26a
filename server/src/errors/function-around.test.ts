import { expect, it } from 'vitest'
import { functionAround } from './function-around'

const source = `import { a } from './a'

const rows = [1, 2]

export default function WishesPage() {
  const list = useMemo(() => {
    return rows.map((row) => row.name.first)
  }, [])
  useEffect(() => {
    observer.observe(list)
  }, [list])
  const claim = async (id: string) => {
    if (id === '') {
      throw new Error('none')
    }
  }
  return (
    <ul>
      {list.map((one) => (
        <li>{one.title.text}</li>
      ))}
    </ul>
  )
}

export const titleOf = (wish: Wish): string => wish.title.text

class Line {
  async open(
    address: string,
  ): Promise<void> {
    await connect(address)
  }
  close() {
    this.socket.end()
  }
}

const answers = {
  play: () => start().now(),
}
`
const lineWith = (text: string) => source.split('\n').findIndex((line) => line.includes(text)) + 1

it.each([
  ['row.name.first', 'WishesPage'],
  ['observer.observe(list)', 'WishesPage'],
  ["throw new Error('none')", 'claim'],
  ['one.title.text', 'WishesPage'],
  ['wish.title.text', 'titleOf'],
  ['this.socket.end()', 'close'],
  ['start().now()', 'play'],
  ['const rows', ''],
])('%s is in %s', (text, name) => expect(functionAround(source, lineWith(text))).toBe(name))

it('knows no function of a line that does not exist', () => expect(functionAround(source, 1_000)).toBe(''))
