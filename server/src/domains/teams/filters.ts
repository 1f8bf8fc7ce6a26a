import type { DataOf, teams as endpoints } from '@plaza/shared/api'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'

interface StreetRow extends Record<string, unknown> {
  name: string
  street: string | null
  name_en: string | null
}
interface KindRow extends Record<string, unknown> {
  name: string
  name_en: string | null
}

/** Each step of a recursion finds the next value in an index: as many rows are read as there are values. */
const streets = sql`
  with recursive district (name) as (
    (select district from teams where district > '' order by district limit 1) union all
    select (select t.district from teams t where t.district > d.name order by t.district limit 1)
      from district d where d.name is not null
  ), street (district, name) as (
    (select district, street from teams where street is not null order by district, street limit 1) union all
    select next.district, next.street from street s cross join lateral (
      select t.district, t.street from teams t where t.street is not null and (t.district, t.street) > (s.district, s.name)
      order by t.district, t.street limit 1) next
  )
  select d.name, s.name as street, p.name_en from district d left join street s on s.district = d.name
    left join practice_streets p on p.district = s.district and p.name = s.name
  where d.name is not null order by d.name, s.name`

const kinds = sql`
  with recursive kind (name) as (
    (select kind from teams where kind > '' order by kind limit 1) union all
    select (select t.kind from teams t where t.kind > k.name order by t.kind limit 1) from kind k where k.name is not null
  )
  select k.name, (select t.kind_en from teams t where t.kind = k.name and t.kind_en is not null
    order by t.members desc nulls first limit 1) as name_en
  from kind k where k.name is not null order by k.name`

const toNamed = (name: string, english: string | null) => ({ name, ...(english && { name_en: english }) })

/** Districts, streets and kinds of the teams that there are. */
export async function readFilters(db: Executor): Promise<DataOf<typeof endpoints.filters>> {
  const [{ rows: places }, { rows: named }] = await Promise.all([
    db.execute<StreetRow>(streets),
    db.execute<KindRow>(kinds),
  ])
  return {
    districts: [...new Set(places.map(({ name }) => name))].map((name) => ({
      name,
      streets: places.flatMap((place) =>
        place.name === name && place.street ? [toNamed(place.street, place.name_en)] : [],
      ),
    })),
    kinds: named.map(({ name, name_en: english }) => toNamed(name, english)),
  }
}
