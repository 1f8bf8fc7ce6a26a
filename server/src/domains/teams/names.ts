import { teams } from '../../data/schema/index'

/** A team where it is named. */
export const teamName = { id: teams.id, name: teams.name, name_en: teams.nameEn }
