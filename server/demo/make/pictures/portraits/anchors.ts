import { crop } from '../crop'
import type { Cut, Paint, Stage } from '../paint/types'
import { face } from './face'

export const roundel = (scene: string, cut: Cut) => (g: Stage) => crop(g, scene, cut)

export const anchors: Record<string, Paint> = {
  'anchor-1': face({
    scene: ['skyline-night', [300, 100, 500]],
    hairStyle: 'long',
    front: 'parted',
    top: '#2f3f6a',
    collar: 'stand',
    earrings: '#f4e2b0',
  }),
  'anchor-2': face({
    scene: ['skyline-dawn', [400, 100, 500]],
    front: 'swept',
    top: '#24365a',
    collar: 'suit',
    tie: '#b8161f',
  }),
  'anchor-3': face({ scene: ['regatta', [400, 60, 500]], skin: '#dca883', front: 'crop', top: '#1f6a8f', brows: 2 }),
  'anchor-4': face({
    scene: ['old-town-lane', [300, 60, 500]],
    hairStyle: 'bob',
    front: 'fringe',
    top: '#8a3a3a',
    collar: 'stand',
  }),
  'anchor-5': face({
    scene: ['metro-viaduct', [200, 60, 500]],
    front: 'parted',
    top: '#3a4656',
    collar: 'shirt',
    glasses: '#2a2a2e',
  }),
  'anchor-6': face({
    scene: ['greenway', [400, 60, 500]],
    hairStyle: 'tail',
    front: 'swept',
    top: '#f2f5f4',
    collar: 'shirt',
    glasses: '#7a4a34',
  }),
  'anchor-7': face({
    scene: ['kites', [400, 60, 500]],
    hairStyle: 'bun',
    front: 'fringe',
    top: '#f0b53c',
    blush: 0.4,
    earrings: '#ff7a5a',
  }),
  'anchor-8': face({
    scene: ['tea-terraces', [300, 60, 500]],
    skin: '#e2b088',
    front: 'swept',
    top: '#6b7a4a',
    beard: '#3a2c24',
  }),
  'anchor-9': face({
    scene: ['studio-tv', [350, 60, 500]],
    front: 'parted',
    top: '#1c2438',
    collar: 'suit',
    tie: '#274a86',
  }),
  'anchor-10': face({
    scene: ['sea-bridge-dawn', [200, 60, 500]],
    skin: '#dfae8a',
    front: 'crop',
    hair: '#4a4644',
    top: '#5a5346',
    glasses: '#3a3a3a',
    age: 1,
  }),
  'anchor-11': face({
    scene: ['stage', [350, 60, 500]],
    hairStyle: 'bun',
    front: 'parted',
    top: '#17727a',
    collar: 'stand',
    lips: '#c8161d',
    earrings: '#5fd0c4',
  }),
  'anchor-12': face({
    scene: ['harbour-golden', [500, 60, 500]],
    hairStyle: 'long',
    front: 'swept',
    hair: '#5a3826',
    top: '#c7513c',
    skin: '#f2ceb2',
  }),
}
