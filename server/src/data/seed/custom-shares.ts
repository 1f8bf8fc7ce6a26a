import { eq } from 'drizzle-orm'
import type { Executor } from '../database'
import { type CustomShare, contents } from '../schema/index'

/** Contents whose editors wrote what a share says; all others are shared by title, summary and image. */
const customShares: Readonly<Record<string, CustomShare>> = {
  3002: {
    title: '36分钟，从云溪坐地铁到青岩',
    text: '三号线开始空载试运行。你想第一个坐到哪一站？',
    image: null,
  },
  2001: { title: '我在听这张专辑，一起听吗？', text: '星湾原创有声专辑，打开就能听。', image: '/media/brand/mark.svg' },
}

export async function seedCustomShares(db: Executor): Promise<void> {
  for (const [id, customShare] of Object.entries(customShares))
    await db.update(contents).set({ customShare }).where(eq(contents.id, id))
}
