import { expect, it } from 'vitest'
import withoutSummaries from '../../shared/build/without-summaries.mjs'

it.each([
  ["get('/a', { summary: 'A list', data: x })", "get('/a', { data: x })"],
  ["{\n    summary: 'It’s “one”; isn\\'t it',\n    data: x,\n  }", '{\n    data: x,\n  }'],
  ['{ summary: "It\'s one", data: x }', '{ data: x }'],
  ['{ summary: v.nullable(v.string()), data: x }', '{ summary: v.nullable(v.string()), data: x }'],
])('leaves the words for the API document out of %j', (source, built) => expect(withoutSummaries(source)).toBe(built))
