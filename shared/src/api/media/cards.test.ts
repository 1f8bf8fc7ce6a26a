import { expect, it } from 'vitest'
import { cardTypes, checkCard } from './cards'

const common = { id: 'c1', v: 1 as const }

it.each([
  ['a type that nobody knows', { ...common, type: 'hologram', items: [] }, 'unknown'],
  ['a type that an object inherits', { ...common, type: 'toString' }, 'unknown'],
  ['a banner without items', { ...common, type: 'banner', items: [] }, 'broken'],
  ['a link that runs a script', link('javascript:alert(1)'), 'broken'],
  ['a link to another origin without a scheme', link('//elsewhere.example'), 'broken'],
  ['a colour that is more than one', tinted('red;background:url(//elsewhere.example)'), 'broken'],
  ['a version from the future', { ...link('/posts/1'), v: 2 }, 'broken'],
])('omits %s', (_, raw, skipped) => expect(checkCard(raw)).toEqual({ skipped }))

it('keeps a notice with valid items', () => {
  expect(checkCard(link('/posts/1'))).toEqual({ card: link('/posts/1') })
})

it('has thirty-three types', () => expect(cardTypes).toHaveLength(33))

function tinted(colour: string) {
  return { ...common, type: 'icon_grid', items: [{ title: 'Ferries', icon: 'ship', link: '/posts/1', colour }] }
}

function link(address: string) {
  return { ...common, type: 'notice', items: [{ title: 'Ferries run late', link: address }] }
}
