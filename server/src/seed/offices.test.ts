import { expect, it } from 'vitest'
import { readEnvironment } from '../environment'
import { demoAt } from './demo/read'

const demo = demoAt(readEnvironment({}).demoDir)

interface Office {
  name: string
  phone: string | null
  lat: number
  lng: number
}
const factsOf = ({ phone, lat, lng }: Office) => ({ phone, lat, lng })

it('gives an office of a guide the phone and position that it has among the places nearby', () => {
  const nearby = new Map(demo.places.map((place) => [place.address, place]))
  const shared = demo.guidePlaces.flatMap((office) => {
    const place = nearby.get(office.address)
    return place ? [{ name: office.name, office: factsOf(office), place: factsOf(place) }] : []
  })
  expect(shared.map(({ name }) => name)).toEqual(['星湾市市民中心', '老码头派出所户籍窗口', '盐仓便民服务中心'])
  for (const { office, place } of shared) expect(office).toEqual(place)
})

it('gives a department one phone, for guides and for letters', () => {
  const phones = new Map(demo.guideDepartments.map(({ name, phone }) => [name.replace(/^市/, ''), phone]))
  const shared = demo.departments.filter(({ name }) => phones.has(name))
  expect(shared.map(({ name }) => name)).toEqual([
    '城市管理局',
    '教育局',
    '住房和城乡建设局',
    '卫生健康委员会',
    '人力资源和社会保障局',
  ])
  for (const { name, phone } of shared) expect([name, phone]).toEqual([name, phones.get(name)])
})
