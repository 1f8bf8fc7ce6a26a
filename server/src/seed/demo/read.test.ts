import { describe, expect, it } from 'vitest'
import { readEnvironment } from '../../environment'
import { InvalidDemoError, readDemo } from './read'
import { type ContentFolder, folderAt } from './source'

const folder = folderAt(readEnvironment({}).demoDir)
const bridge = 'articles/headlines/bridge-joined.md'

/** The demo with one changed file. */
function changed(file: string, change: (text: string) => string): ContentFolder {
  const text = folder.files.includes(file) ? folder.read(file) : ''
  const other = change(text)
  expect(other).not.toBe(text)
  return {
    files: [...new Set([...folder.files, file])].sort(),
    read: (path) => (path === file ? other : folder.read(path)),
  }
}

function problemsOf(given: ContentFolder) {
  try {
    readDemo(given)
    return []
  } catch (error) {
    if (!(error instanceof InvalidDemoError)) throw error
    return error.problems.map(({ file, line, words }) => `${file}:${line}: ${words}`)
  }
}

const without = (line: RegExp) => (text: string) => text.replace(line, '')
const instead = (old: string | RegExp, by: string) => (text: string) => text.replace(old, by)

describe('the demo’s files', () => {
  it('are all as they must be', () => expect(problemsOf(folder)).toEqual([]))

  it.each<[what: string, file: string, change: (text: string) => string, said: string]>([
    [
      'a field that is missing',
      bridge,
      without(/^title: .*\n/m),
      `${bridge}:2: title: Invalid key: Expected "title" but received undefined`,
    ],
    [
      'a field that nobody knows',
      bridge,
      instead('views:', 'seen: 3\nviews:'),
      `${bridge}:11: seen: Invalid key: Expected never but received "seen"`,
    ],
    [
      'a count that is none',
      bridge,
      instead(/^views: .*$/m, 'views: -3'),
      `${bridge}:11: views: Invalid value: Expected >=0 but received -3`,
    ],
    [
      'a layout that there is not',
      bridge,
      instead('layout: large', 'layout: huge'),
      `${bridge}:8: layout: Invalid type: Expected ("right" | "three" | "large" | "text") but received "huge"`,
    ],
    [
      'a moment that nobody can read',
      bridge,
      instead('edition 06:58', 'yesterday 06:58'),
      `${bridge}:7: published: A moment that has been, as "edition 06:58" (see seed/moments.ts)`,
    ],
    [
      'a category that is not there',
      bridge,
      instead('category: 要闻', 'category: 旧闻'),
      `${bridge}:3: category: 旧闻 is not among the categories`,
    ],
    [
      'a cover that is not there',
      bridge,
      instead('[ sea-bridge-dawn,', '[ sea-bridge-noon,'),
      `${bridge}:9: pictures.0: sea-bridge-noon is not among the pictures`,
    ],
    [
      'a picture in the text that is not there',
      bridge,
      instead('(picture:sea-bridge-dawn)', '(picture:sea-bridge-noon)'),
      `${bridge}:24: body: picture:sea-bridge-noon is not among the pictures and clips`,
    ],
    [
      'front matter that cannot be read',
      bridge,
      instead('layout: large', 'layout: a: b'),
      `${bridge}:8: Nested mappings are not allowed in compact mappings`,
    ],
    ['an id that two have', 'people.yaml', instead('id: 502', 'id: 501'), 'people.yaml:12: id: 501 is there twice'],
    ['a phone that is none', 'people.yaml', instead('"13800000002"', '"12"'), 'people.yaml:18: phone: phone.malformed'],
    [
      'a track without a sound',
      'albums/starbay-today.yaml',
      instead('id: 12007', 'id: 12000'),
      'albums/starbay-today.yaml:12: tracks.0: Needs a sound, a recording of its words, or to be a long track',
    ],
    [
      'somebody who is not there, in a row of flow',
      'comments/contents.yaml',
      instead('user: 507,', 'user: 999,'),
      'comments/contents.yaml:9: comments.0.replies.1.user: 999 is not among the people',
    ],
    [
      'a schedule of no kind',
      'practice/activities.yaml',
      instead('starts: sunday 06:30', 'begins: sunday 06:30'),
      'practice/activities.yaml:8: schedule: Needs starts, or every and at, or shifts; and lasts',
    ],
    [
      'a broken card',
      'pages/home.yaml',
      instead('link: /posts/3001', 'link: posts'),
      'pages/home.yaml:13: cards.0.items.0.link: Invalid format: Expected /^(\\/(?!\\/)|https:\\/\\/)[^\\s\\\\]*$/ but received "posts"',
    ],
    [
      'a card of things that are not there',
      'pages/festival.yaml',
      instead('"806"', '"8060"'),
      'pages/festival.yaml:40: cards.4.items.0: 8060 is not among the contents, channels, people, organisations, posts or activities',
    ],
    [
      'a table of media that cannot be read',
      'media/tracks.json',
      instead('"id":11803', '"id:11803'),
      'media/tracks.json:4: Missing , or : between flow map items',
    ],
    [
      'a file that belongs nowhere',
      'notes.yaml',
      () => 'a: 1',
      'notes.yaml:1: belongs to no group of seed/demo/groups.ts',
    ],
  ])('are refused with file and line for %s', (_, file, change, said) =>
    expect(problemsOf(changed(file, change))).toContain(said),
  )
})
