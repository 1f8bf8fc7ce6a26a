import { expect, it } from 'vitest'
import { sectionNames, sectionsOf } from './sections.model'

it.each<[string, string | undefined, readonly string[]]>([
  ['those of the config, in its order', 'map, news', ['map', 'news']],
  ['each once, and none that is unknown', 'news,news,weather', ['news']],
  ['all without a config', undefined, sectionNames],
])('shows %s', (_, configured, shown) => expect(sectionsOf(configured)).toEqual(shown))
