import type { MenuItem } from '@plaza/shared/api'

/** Line icons on a 24 px grid with 1.5 px strokes; inlined because the bar is part of the first load. */
const paths = {
  home: 'M3.5 10.5 12 3.8l8.5 6.7M5.5 9.2v10.3h13V9.2M9.8 19.5v-5.7h4.4v5.7',
  user: 'M12 11.8a3.9 3.9 0 1 0 0-7.8 3.9 3.9 0 0 0 0 7.8ZM4.5 20.2c.6-3.6 3.5-5.7 7.5-5.7s6.9 2.1 7.5 5.7',
  government: 'M4 9.5 12 4.5l8 5H4ZM6.5 12.5v5M10.2 12.5v5M13.8 12.5v5M17.5 12.5v5M4 20h16',
  chat: 'M4 5.5h16v11h-8.5L7 20v-3.5H4v-11ZM8 9.5h8M8 12.8h5',
  guide: 'M12 6.5C10 5 7.5 4.5 4 4.5v13.5c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2V4.5c-3.5 0-6 .5-8 2ZM12 6.5V20',
  services: 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM16.5 13.2v6.6M13.2 16.5h6.6',
  activity: 'M5 6.5h14V20H5zM5 10.5h14M9 4v4M15 4v4M9.5 15l1.8 1.8L15 13',
  tv: 'M4 7.5h16V19H4zM8.5 3.5 12 7.3l3.5-3.8M10.5 11v4.5l4-2.25-4-2.25Z',
  radio: 'M4.5 9.5h15V19h-15zM7 9.5 17.5 4.5M9.3 17a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4ZM15 12.5h2M15 15.5h2',
  heart:
    'M12 19.8C7 16.2 4 13.3 4 9.7 4 7.2 5.9 5.3 8.2 5.3c1.6 0 3 .9 3.8 2.3.8-1.4 2.2-2.3 3.8-2.3 2.3 0 4.2 1.9 4.2 4.4 0 3.6-3 6.5-8 10.1Z',
  page: 'M6 4h8.5L18.5 8v12H6zM14.2 4v4.3h4.3M9 12.5h6.5M9 16h6.5',
} as const

type IconName = keyof typeof paths

const byType: Readonly<Record<number, IconName>> = {
  1: 'home',
  2: 'user',
  3: 'government',
  4: 'chat',
  5: 'guide',
  6: 'services',
  7: 'activity',
  8: 'tv',
  9: 'radio',
}

const isName = (name: string): name is IconName => Object.hasOwn(paths, name)

/** The item's picture, or the icon of its name or type. */
export function MenuIcon({ item }: { item: MenuItem }) {
  if (/^(\/(?!\/)|https:\/\/)/.test(item.image)) {
    return <img src={item.image} alt="" width={25} height={25} draggable={false} />
  }
  const name = isName(item.image) ? item.image : (byType[item.type] ?? 'page')
  return (
    <svg viewBox="0 0 24 24" width="25" height="25" fill="none" stroke="currentColor" aria-hidden="true">
      <path d={paths[name]} strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
