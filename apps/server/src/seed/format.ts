/**
 * The shapes of the demo content in `apps/server/seed`: YAML files that people read and translate,
 * Markdown for bodies. The loader refuses a file that does not fit these shapes.
 */

import { LANGUAGES, type Language } from '../i18n/languages.ts';
import type { FooterSeed } from './layout-format.ts';

export { LANGUAGES, type Language };
export type * from './layout-format.ts';

/** One text in all twelve languages. */
export type AllTranslations = Record<Language, string>;
/** A text in at least zh_CN, en_US and ar_SA. */
export type SomeTranslations = Pick<AllTranslations, 'zh_CN' | 'en_US' | 'ar_SA'> & Partial<AllTranslations>;

/** seed/schools.yaml: a list of these. Sub-schools name their parent. */
export interface SchoolSeed {
  /** 19 digits. */
  id: string;
  parentId?: string;
  /** '1' ordinary, 'o3' overseas, 'company', 'store'. */
  type: '1' | 'o3' | 'company' | 'store';
  /** Open to visitors without login. */
  open: boolean;
  defaultLanguage: Language;
  /** Languages the school offers; all twelve when left out. */
  languages?: Language[];
  name: AllTranslations;
  /** One sentence for cards, search engines and the head of the page. */
  summary: AllTranslations;
  /** Path under seed/media, e.g. logos/stoa.svg */
  logo: string;
  /** Brand colour, #rrggbb. */
  color: string;
  loginMethod: '1' | '2' | '3' | '4';
  footer: FooterSeed;
  customerService?: { servicePhone?: string; serviceEmail?: string; serviceWeChat?: string };
}

/** seed/people.yaml: a list of these. The five demo accounts come first. */
export interface PersonSeed {
  /** 19 digits. */
  id: string;
  email: string;
  mobile?: string;
  nickName: string;
  realName?: string;
  /** Path under seed/media, e.g. avatars/07.svg */
  avatar: string;
  /** Language the person uses. */
  language: Language;
  superuser?: boolean;
  /** School id -> role. */
  memberships: Record<string, 'owner' | 'admin' | 'teacher' | 'member'>;
  /** Learning points per school, given in the past: [days ago, points]. Feeds the leaderboards. */
  points?: Record<string, [daysAgo: number, points: number][]>;
}

/** seed/spaces.yaml: a list of these; whoever is named belongs to the school. */
export interface SpaceSeed {
  /** E-mail of whose space it is. */
  person: string;
  school: string;
  /** A few sentences, in the person's language. */
  about: string;
  /** Path under seed/media. */
  cover?: string;
  links?: { label: string; url: string }[];
  /** E-mails of whom they follow. */
  follows?: string[];
  /** E-mail of who looked at the space -> days ago. */
  visits?: Record<string, number>;
}

/** seed/categories.yaml: facets (top) with categories (children), a tree per school. */
export interface CategorySeed {
  id: string;
  school: string;
  slug: string;
  name: AllTranslations;
  children?: Omit<CategorySeed, 'school'>[];
}

/**
 * What every resource has (seed/resources/<kind>/*.yaml: one file each, or a list in one file). What a kind has beside it
 * stands in its folder of `modules/resources/kinds`.
 */
export interface ResourceSeed {
  /** A name in the registry of kinds. */
  kind: string;
  /** 19 digits. */
  id: string;
  school: string;
  slug: string;
  title: AllTranslations;
  summary: AllTranslations;
  /** Path under seed/media, e.g. covers/project-plan.svg */
  cover: string;
  /** Category slugs. */
  categories: string[];
  /** Extra words that a search should find it by, any language. */
  keywords?: string[];
  /** '1' VIP, '2' free (spec: zone). */
  zone: '1' | '2';
  /** all, members, visitors (spec: audience 1, 2, 3). */
  audience: 'all' | 'members' | 'visitors';
  /** E-mail of the author. */
  author: string;
  publishedDaysAgo: number;
  /** Drafts are never shown to visitors. */
  draft?: boolean;
}

/** seed/navigation.yaml: a list of these. */
export interface NavigationSeed {
  school: string;
  code: string;
  name: AllTranslations;
  /** A path of the portal with {schoolId}, or an https address. Left out where only the children lead somewhere. */
  url?: string;
  children?: Omit<NavigationSeed, 'school'>[];
}

/** seed/pages.yaml: a list of these; the home page of a school has pageId 'home'. */
export interface PageSeed {
  school: string;
  pageId: string;
  title: AllTranslations;
  isfullPage: boolean;
  blocks: BlockSeed[];
}

/**
 * A block of a page, as the contract's StoredBlock has it but for the names that its folder in `modules/portal/blocks`
 * resolves: people by address, resources and categories by slug, pictures and bodies by path.
 */
export interface BlockSeed {
  type: string;
  [field: string]: unknown;
}

/** seed/hot-words.yaml */
export interface HotWordSeed {
  school: string;
  words: Partial<Record<Language, string[]>>;
}
