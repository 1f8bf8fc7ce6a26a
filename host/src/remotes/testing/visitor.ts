import type { Visitor } from '@plaza/shared/remotes'

/** A visitor in a browser; with `more`, another one. */
export const visitorWith = (more: Partial<Visitor> = {}): Visitor => ({
  shell: 'h5',
  region: '320500',
  language: 'zh-CN',
  app: '',
  device: 'd',
  now: 0,
  offered: { player: ['1.0'] },
  ...more,
})
