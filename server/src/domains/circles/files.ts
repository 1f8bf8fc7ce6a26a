import { and, eq, isNotNull } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { type PostImage, type PostVideo, voteOptions, votes } from '../../data/schema/index'
import { keyIn } from '../uploads/own-uploads'

interface MediaOfPost {
  id: string
  images: PostImage[]
  video: PostVideo | null
}

/** Upload keys of a post: its pictures, its video with the poster, and the pictures of its vote. */
export async function filesOf(db: Executor, { id, images, video }: MediaOfPost): Promise<string[]> {
  const options = await db
    .select({ image: voteOptions.image })
    .from(voteOptions)
    .innerJoin(votes, eq(votes.id, voteOptions.voteId))
    .where(and(eq(votes.postId, id), isNotNull(voteOptions.image)))
  const addresses = [...images.map(({ url }) => url), video?.url, video?.poster, ...options.map(({ image }) => image)]
  return addresses.flatMap((address) => (address ? keyIn(address) : []))
}
