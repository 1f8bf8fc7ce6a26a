import type { DataOf, Season, tourism } from '@plaza/shared/api'

export type SeasonAnswer = DataOf<typeof tourism.season>

/** The editors' document with all seasons, and vouchers with their total number. */
export interface TourismDocument
  extends Pick<SeasonAnswer, 'map' | 'sights' | 'routes'>,
    Record<
      Season,
      Pick<SeasonAnswer, 'title' | 'title_en' | 'summary' | 'summary_en' | 'image'> & { sights: string[] }
    > {
  vouchers: Omit<SeasonAnswer['vouchers'][number], 'left'>[]
}
