import type { ClickName, NotificationKind, PageName } from '@stoa/api/schema';
import type { Language, AllTranslations } from './format.ts';

/** The footer of a school, in seed/schools.yaml. */
export interface FooterSeed {
  /** '1' default, '2' custom. */
  template: '1' | '2';
  copyright: {
    company: AllTranslations;
    beian?: string;
    registerSystemInfo?: string;
    support?: AllTranslations;
  };
  navigations: {
    showName: AllTranslations;
    children: {
      showName: AllTranslations;
      relateType: FooterLinkType;
      relateUrl?: string;
      /** Statistics codes of six digits: on the landing page, on a school's pages. */
      indexAnaCode?: string;
      collegeAnaCode?: string;
    }[];
  }[];
  footerQrCodes?: {
    /** Path under seed/media, e.g. qr/portal.svg */
    url: string;
    urlEn?: string;
    /** Address behind it, for phones. */
    urlMobile?: string;
    showName: AllTranslations;
    explainMobile?: AllTranslations;
  }[];
  /** The version of the software is told, with template '2' alone. */
  versionInformation?: boolean;
}

/** seed/bulletins.yaml: a list of these. */
export interface BulletinSeed {
  school: string;
  /** Hours from the seeding (negative: past). */
  startsInHours: number;
  endsInHours: number;
  content: AllTranslations;
}

/** seed/store.yaml: a list of these. What has a price is sold. */
export interface StoreSeed {
  school: string;
  currency: 'CNY' | 'EUR' | 'GBP' | 'JPY' | 'USD';
  seller: { name: string; address: string; taxNumber: string };
  bank: { holder: string; account: string; bankName: string };
  /** Hundredths of a percent. */
  standardRate: number;
  reducedRate: number;
  /** Plain text, in the school's main language. */
  terms: string;
  /** What is sold beside the classes that have a price, by its slug; in minor units. */
  goods?: { resource: string; amount: number }[];
  /** Goods that hold what has a price; their ids begin with 179. */
  bundles?: {
    id: string;
    name: AllTranslations;
    introduction: AllTranslations;
    /** Slugs of what stands in it. */
    resources: string[];
    amount: number;
  }[];
  /** Seats for companies, of what has a price, by its slug; their ids begin with 179. */
  seats?: { id: string; resource: string; amount: number }[];
}

/** seed/notifications.yaml: a list of these. */
export interface NotificationSeed {
  /** E-mail of who was told. */
  person: string;
  kind: NotificationKind;
  school?: string;
  hoursAgo: number;
  read?: boolean;
  /** Texts that stand in the kind's sentence. */
  params: Record<string, string>;
}
export type FooterLinkType =
  | 'centerGuide'
  | 'stuGuide'
  | 'manGuide'
  | 'feedback'
  | 'privacy'
  | 'cookieSettings'
  | 'cookiePolicy'
  | 'custom';

/** seed/feedback.yaml: a list of these. Either `type` (feedback) or `complaint`. */
export interface FeedbackSeed {
  /** E-mail of who wrote it. */
  person: string;
  school: string;
  type?: 0 | 1 | 2 | 3;
  complaint?: 'illegal' | 'copyright' | 'harassment' | 'fraud' | 'other';
  language: Language;
  content: string;
  phone?: string;
  hoursAgo: number;
  status: 'new' | 'inProgress' | 'answered' | 'closed';
  reply?: string;
  /** E-mail of who answered. */
  replyBy?: string;
  repliedHoursAgo?: number;
}

/** seed/usage.yaml: a list of these; figures of a usual working day. */
export interface UsageSeed {
  school: string;
  /** How many days before the seeding. */
  days: number;
  visits: number;
  views: Partial<Record<PageName, number>>;
  clicks: Partial<Record<ClickName, number>>;
  searches: number;
  /** Words and how often they were looked for in vain, over all days. */
  misses: Record<string, number>;
}
