import { expect, it } from 'vitest'
import { account, allEndpoints, circles, endpointGroups, posts, wishes } from './index'

it('finds the groups among the exports, and nothing else', () => {
  expect(endpointGroups).toMatchObject({ account, circles, posts, wishes })
  for (const [name, members] of Object.entries(endpointGroups))
    for (const [member, { id }] of Object.entries(members)) expect(id).toBe(`${name}.${member}`)
})

it('lists each endpoint once, by the name of its group', () => {
  const ids = allEndpoints.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const groups = ids.map((id) => id.split('.')[0])
  expect(groups).toEqual([...groups].sort())
})
