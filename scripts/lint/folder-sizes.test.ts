import { expect, it } from 'vitest'
import { folderFindings } from './folder-sizes.mjs'

const files = (count: number, folder: string) => Array.from({ length: count }, (_, index) => `${folder}/${index}.ts`)

it('lets 25 files stand in a folder, and counts each subfolder by itself', () => {
  expect(folderFindings([...files(25, 'host/src'), ...files(25, 'host/src/player')])).toEqual([])
})

it('names a folder of 26 files with their number', () => {
  expect(folderFindings([...files(26, 'host/src'), ...files(2, 'server/src')])).toEqual([
    expect.stringMatching(/^host\/src has 26 files/),
  ])
})
