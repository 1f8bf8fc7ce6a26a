import { type City, config } from '@plaza/shared/api'
import { useChooseCity, useHost, useResource, useSite } from '@plaza/shared/host'
import { nameOf } from '@plaza/shared/text'
import { Async, EmptyState, Field, ListSkeleton, PageFrame } from '@plaza/shared/ui'
import { useState } from 'react'
import { namedBy } from './cities.model'
import classes from './cities.module.css'
import { t } from './cities.text'
import { Letters } from './letters'
import { Located } from './located'
import { Names } from './names'

export default function CitiesPage() {
  const cities = useResource(config.cities, {})
  return (
    <PageFrame title={t.title()}>
      <Async of={cities} skeleton={<ListSkeleton avatar />}>
        {({ list }) => <Choice cities={list} />}
      </Async>
    </PageFrame>
  )
}

function Choice({ cities }: { cities: readonly City[] }) {
  const host = useHost()
  const choose = useChooseCity()
  const own = useSite(({ city }) => city)
  const [typed, type] = useState('')
  const take = ({ adcode, name, name_en }: City) => {
    choose?.({ adcode, name, ...(name_en && { name_en }) })
    host.ui.toast(t.to(nameOf({ name, name_en })))
    host.back()
  }
  const found = namedBy(cities, typed)
  const hot = cities.filter((city) => city.hot === 1)
  const districts = cities.filter(({ level }) => level === 'district')
  return (
    <>
      <div className={classes.find}>
        <Field label={t.find()} quietLabel placeholder={t.placeholder()} value={typed} onChange={type} maxLength={20} />
        <p className={classes.own}>
          {t.chosen()}
          <b>{nameOf(own)}</b>
        </p>
      </div>
      {typed.trim() === '' ? (
        <>
          <Located cities={cities} onChoose={take} />
          <Part title={t.hot()} cities={hot} onChoose={take} />
          <Part title={t.districts()} cities={districts} onChoose={take} />
          <Letters cities={cities.filter(({ level }) => level === 'city')} onChoose={take} />
        </>
      ) : found.length > 0 ? (
        <Letters cities={found} onChoose={take} />
      ) : (
        <EmptyState kind="data" />
      )}
    </>
  )
}

interface PartProps {
  title: string
  cities: readonly City[]
  onChoose: (city: City) => void
}

function Part({ title, cities, onChoose }: PartProps) {
  if (cities.length === 0) return null
  return (
    <section className={classes.part} aria-label={title}>
      <h2 className={classes.heading}>{title}</h2>
      <Names cities={cities} onChoose={onChoose} />
    </section>
  )
}
