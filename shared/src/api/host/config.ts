import * as v from 'valibot'
import { get, group } from '../core/endpoint'
import { Colour, Count, Flag, Id, MediaUrl, NumberQuery } from '../core/fields'

/** Product spec, section 3, Site config. */
export const SiteConfig = v.object({
  name: v.string(),
  name_en: v.optional(v.string()),
  image: MediaUrl,
  logo2: MediaUrl,
  h5_logo: MediaUrl,
  /** Picture of shared links of pages without one of their own: PNG, JPEG or WebP, since previews draw no SVG. */
  share_image: v.optional(MediaUrl),
  show_picture: Flag,
  /** Default category of the home page; 2 redirects the root to /specials (section 4, Home routing). */
  category: v.number(),
  city: v.string(),
  /** Null if the platform knows no name; a default name is used instead (section 9). */
  city_info: v.nullish(v.object({ name: v.string(), name_en: v.optional(v.string()) }), null),
  province_info: v.nullish(v.object({ name: v.string() }), null),
  is_league: Flag,
  is_global_grey: Flag,
  is_drainage: Flag,
  top_paperwork: v.string(),
  /** The same text in English, if the site has it. */
  top_paperwork_en: v.optional(v.string()),
  /** 1 text, 2 image. */
  top_paperwork_type: v.picklist([1, 2]),
})
export type SiteConfig = v.InferOutput<typeof SiteConfig>

export const Skin = v.object({
  background_image: v.nullable(MediaUrl),
  background_color: Colour,
  cate_col_font_color: Colour,
  icon1: v.nullable(MediaUrl),
})
export type Skin = v.InferOutput<typeof Skin>

/** An item of the bottom menu (product spec, section 2). An invalid item is dropped, not the whole menu. */
export const MenuItem = v.object({
  id: Id,
  name: v.string(),
  name_en: v.optional(v.string()),
  type: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(11)),
  link: v.string(),
  image: v.string(),
  show_type: v.number(),
  display: v.number(),
  sort: v.number(),
  /** 1 internal page, 2 external URL. */
  source_type: v.picklist([1, 2]),
  source_id: v.optional(Id),
  is_url_effect: Flag,
})
export type MenuItem = v.InferOutput<typeof MenuItem>

export const FixedCategory = v.object({
  id: Id,
  name: v.string(),
  name_en: v.optional(v.string()),
  page_id: v.optional(Id),
})
export type FixedCategory = v.InferOutput<typeof FixedCategory>

export const Configurations = v.object({
  skin: Skin,
  config: SiteConfig,
  menu: v.pipe(
    v.array(v.unknown()),
    v.transform((items) => items.flatMap((item) => (v.is(MenuItem, item) ? [item] : []))),
    v.array(MenuItem),
  ),
  fixed_categories: v.array(FixedCategory),
})
export type Configurations = v.InferOutput<typeof Configurations>

export const DomainConfig = v.object({
  asc_c_domain: v.string(),
  asc_h5_domain: v.string(),
  cms_c_domain: v.string(),
  cms_pc_domain: v.string(),
  ucenter_api_domain: v.string(),
  ucenter_c_domain: v.string(),
  vms_api_domain: v.string(),
  asc_api_domain: v.string(),
})
export type DomainConfig = v.InferOutput<typeof DomainConfig>

export const City = v.object({
  adcode: v.string(),
  name: v.string(),
  name_en: v.optional(v.string()),
  pinyin: v.string(),
  level: v.picklist(['city', 'district']),
  hot: Flag,
  /** Centre of the city, used to find the user's city by position. */
  lat: v.optional(v.number()),
  lng: v.optional(v.number()),
})
export type City = v.InferOutput<typeof City>

export const config = group('config', {
  basicInfo: get('/v1/system/basic_info', { summary: 'Site configuration', data: SiteConfig, cacheable: true }),
  configurations: get('/v3/consumer/configurations', {
    summary: 'Skin, site configuration, bottom menu and fixed categories in one answer',
    data: Configurations,
    cacheable: true,
  }),
  consumer: get('/v1/consumer/configs', {
    summary: 'Consumer settings by key',
    data: v.record(v.string(), v.string()),
    cacheable: true,
  }),
  cities: get('/v2/city_level', {
    summary: 'Cities by level',
    data: v.object({ list: v.array(City) }),
    cacheable: true,
  }),
  domains: get('/v1/platform/configs', {
    summary: 'The domain configuration; asked with page 1, page_size 1000, source h5, sys_type 2',
    domain: 'platform',
    query: v.object({
      page: NumberQuery,
      page_size: NumberQuery,
      source: v.literal('h5'),
      sys_type: NumberQuery,
    }),
    data: DomainConfig,
    cacheable: true,
  }),
  map: get('/v1/system/map', {
    summary: 'Where pages get the tiles of their maps',
    data: v.object({
      /** With {z}, {x}, {y}; perhaps {s}, {theme} (light, dark) and {lang} (zh, en). */
      tiles: v.string(),
      /** Shown on the map. */
      attribution: v.nullable(v.string()),
      /** Middle of the site's city; null if nobody knows it. */
      middle: v.nullable(v.object({ lat: v.number(), lng: v.number() })),
      min_zoom: Count,
      max_zoom: Count,
    }),
    cacheable: true,
  }),
  modules: get('/v1/platform/system/app/module', {
    summary: 'Modules of the app that are switched on',
    domain: 'platform',
    data: v.object({
      list: v.array(
        v.object({
          id: Id,
          key: v.string(),
          name: v.string(),
          name_en: v.optional(v.string()),
          on: Flag,
          count: v.optional(Count),
        }),
      ),
    }),
    cacheable: true,
  }),
})
