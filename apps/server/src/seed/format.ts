/**
 * The shapes of the demo content in `apps/server/seed`: YAML files that people read and translate,
 * Markdown for bodies. The loader refuses a file that does not fit these shapes.
 */

import { LANGUAGES, type Language } from '../i18n/languages.ts';
import type { FooterSeed } from './frame-format.ts';

export { LANGUAGES, type Language };
export type * from './frame-format.ts';

/** One text in all twelve languages. */
export type Words = Record<Language, string>;
/** A text in at least zh_CN, en_US and ar_SA. */
export type SomeWords = Pick<Words, 'zh_CN' | 'en_US' | 'ar_SA'> & Partial<Words>;

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
  name: Words;
  /** One sentence for cards, search engines and the head of the page. */
  summary: Words;
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
  name: Words;
  children?: Omit<CategorySeed, 'school'>[];
}

/** What every resource has (seed/resources/<kind>/*.yaml: one file each, or a list in one file). */
export interface ResourceSeed {
  /** 19 digits. */
  id: string;
  school: string;
  slug: string;
  title: Words;
  summary: Words;
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

/** seed/resources/knowledge/*.yaml; body: directory under seed/bodies with <language>.md files (zh_CN, en_US, ar_SA at least). */
export interface KnowledgeSeed extends ResourceSeed {
  kind: 'knowledge';
  body: string;
  readingMinutes: number;
  downloads?: number;
}

/** seed/resources/classes/*.yaml: classes, courses, purchase courses and share courses. */
export interface ClassSeed extends ResourceSeed {
  kind: 'class' | 'course' | 'purchaseCourse' | 'shareCourse';
  /** E-mails of the teachers. */
  teachers: string[];
  /** Seats; unlimited when left out. */
  capacity?: number;
  /** Days from today (negative: past). A class without dates is always open. */
  startsInDays?: number;
  endsInDays?: number;
  /** Price in minor units, purchase courses only. */
  price?: { amount: number; currency: 'CNY' | 'EUR' | 'GBP' | 'JPY' | 'USD' };
  /** What a learner can do afterwards. */
  outcomes: SomeWords[];
  sections: SectionSeed[];
  /** E-mails of people who are enrolled, with the share of lessons they completed (0..1). */
  enrolled?: Record<string, number>;
}
export interface SectionSeed {
  title: Words;
  lessons: LessonSeed[];
}
export interface LessonSeed {
  id: string;
  title: Words;
  kind: 'article' | 'video';
  /** Estimated time a learner needs, minutes. */
  minutes: number;
  /** A lesson that visitors may look at before they enrol. */
  preview?: boolean;
  /** article: directory under seed/bodies with <language>.md files. */
  body?: string;
  /** video: name of a folder under seed/media/videos: video.mp4, poster.svg, captions.<language>.vtt */
  video?: string;
  /** video: length in seconds. */
  seconds?: number;
}

/** seed/resources/exams/*.yaml */
export interface ExamSeed extends ResourceSeed {
  kind: 'exam' | 'shareExam';
  minutes: number;
  /** Points needed to pass, of 100. */
  passMark: number;
  attempts: number;
  opensInDays?: number;
  closesInDays?: number;
  questions: QuestionSeed[];
}
export interface QuestionSeed {
  kind: 'single' | 'multiple' | 'truefalse';
  text: SomeWords;
  options: SomeWords[];
  /** Indexes of the right options. */
  right: number[];
  explanation: SomeWords;
}

/** seed/resources/lives/*.yaml */
export interface LiveSeed extends ResourceSeed {
  kind: 'live';
  host: string;
  /** Start, hours from the seeding (negative: past). */
  startsInHours: number;
  minutes: number;
  boutique?: boolean;
}

/** seed/resources/topics/*.yaml: a collection of other resources. */
export interface TopicSeed extends ResourceSeed {
  kind: 'topic';
  /** Slugs of resources of the same school. */
  items: string[];
}

export type AnyResourceSeed = KnowledgeSeed | ClassSeed | ExamSeed | LiveSeed | TopicSeed;

/** seed/navigation.yaml: a list of these. */
export interface NavigationSeed {
  school: string;
  code: string;
  name: Words;
  /** A path of the portal with {schoolId}, or an https address. Left out where only the children lead somewhere. */
  url?: string;
  children?: Omit<NavigationSeed, 'school'>[];
}

/** seed/pages.yaml: a list of these; the home page of a school has pageId 'home'. */
export interface PageSeed {
  school: string;
  pageId: string;
  title: Words;
  isfullPage: boolean;
  blocks: BlockSeed[];
}

/** Blocks of a page. `title` is the block's heading; `source` says which resources fill it. */
export type BlockSeed =
  | { type: 'banner'; slides: BannerSlideSeed[] }
  | {
      type: 'courses' | 'classes' | 'exams' | 'knowledge' | 'lives';
      title: Words;
      perLine: 2 | 3 | 4 | 5;
      limit: number;
      source: BlockSource;
    }
  | { type: 'leaderboard'; title: Words; period: 1 | 2 | 3 | 4; limit: number }
  | { type: 'honours'; title: Words; cards: { person: string; title: Words; text: Words }[] }
  | { type: 'subSchools'; title: Words; perLine: 2 | 3 | 4 | 5 }
  | { type: 'figures'; items: { kind: 'learners' | 'classes' | 'lessons' | 'languages'; label: Words }[] }
  | { type: 'richText'; title?: Words; body: string };
export interface BannerSlideSeed {
  title: Words;
  text: Words;
  /** Path under seed/media, e.g. banners/porch.svg */
  image: string;
  /** What the picture shows; empty when it is decoration. */
  alt?: Words;
  action?: { label: Words; url: string };
}
export interface BlockSource {
  /** newest '0', hottest '1', downloads '2' (spec: sort). */
  sort?: '0' | '1' | '2';
  categories?: string[];
  /** Hand-picked slugs, in this order. */
  slugs?: string[];
}

/** seed/hot-words.yaml */
export interface HotWordSeed {
  school: string;
  words: Partial<Record<Language, string[]>>;
}
