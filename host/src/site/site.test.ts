import type { Configurations } from '@plaza/shared/api'
import { beforeEach, describe, expect, it } from 'vitest'
import { chooseCity, defaultSite, site, startSite } from './site'

const given = (over: Partial<Configurations['config']> = {}): Configurations => ({
  config: { ...defaultSite.config, city: '999000', ...over },
  skin: defaultSite.skin,
  menu: [],
  fixed_categories: [{ id: '1', name: 'News' }],
})
const root = document.documentElement

beforeEach(() => {
  localStorage.clear()
  site.setState(defaultSite)
})

describe('the site', () => {
  it('takes over what the page brought', () => {
    startSite(given({ name: 'Harbour News', city: '990100', city_info: { name: 'Harbour' } }))
    expect(site.getState()).toMatchObject({
      config: { name: 'Harbour News' },
      categories: [{ id: '1', name: 'News' }],
      city: { adcode: '990100', name: 'Harbour' },
    })
  })

  it('has default names where data is missing', () => {
    startSite(given({ name: '', city_info: { name: '' } }))
    expect([site.getState().config.name, site.getState().city.name]).toEqual(['Plaza', '本市'])
  })

  it.each([null, undefined])('has a default name where the city is not known at all: %s', (city_info) => {
    const configurations = given()
    startSite({ ...configurations, config: { ...configurations.config, city_info } as never })
    expect(site.getState().city).toEqual({ adcode: '999000', name: '本市', name_en: 'Our city' })
  })

  it.each([
    [999, '990200'],
    [1001, '999000'],
  ])('keeps the chosen city for 1000 days: after %i it is %s', (days, adcode) => {
    const at = Date.now() - days * 86_400_000
    localStorage.setItem('plaza.city', JSON.stringify({ v: 1, at, data: { adcode: '990200', name: 'Yunxi' } }))
    startSite(given())
    expect(site.getState().city.adcode).toBe(adcode)
  })

  it('keeps the chosen city over a visit', () => {
    chooseCity({ adcode: '990200', name: 'Yunxi' })
    startSite(given())
    expect(site.getState().city).toEqual({ adcode: '990200', name: 'Yunxi' })
  })

  it.each(['{"v":1,"at":1,"data":{"adcode":"<b>","name":"x"}}', '{"adcode":"1"}', '[]'])(
    'drops a kept city that is broken: %s',
    (raw) => {
      localStorage.setItem('plaza.city', raw)
      startSite(given())
      expect(site.getState().city.adcode).toBe('999000')
    },
  )

  it('turns grey and back', () => {
    startSite(given({ is_global_grey: 1 }))
    expect(root.style.filter).toBe('grayscale(1)')
    startSite(given())
    expect(root.style.filter).toBe('')
  })
})
