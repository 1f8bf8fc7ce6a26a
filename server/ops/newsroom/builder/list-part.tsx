import { defineTexts } from '@plaza/shared/text'
import { type ReactNode, useEffect, useRef } from 'react'

const t = defineTexts({ add: { en: (name: string) => `Add · ${name}`, zh: (name: string) => `添加 · ${name}` } })

/** A list of Puck's, whose button to add an item has no name of its own. */
export function ListPart({ label, children }: { label: string; children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The outermost list's button is the last one.
    const buttons = list.current?.querySelectorAll('[class*="ArrayField-addButton"]') ?? []
    buttons[buttons.length - 1]?.setAttribute('aria-label', t.add(label))
  })
  return <div ref={list}>{children}</div>
}
