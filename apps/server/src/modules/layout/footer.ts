import type {
  FooterConfig,
  FooterLink,
  FooterQrCode,
  FooterSettings,
  FooterTemplateSettings,
} from '@stoa/api/schema';
import type { Translations } from '../../database/tables.ts';

type LinkSettings = FooterTemplateSettings['footerNavigations'][number]['children'][number];

/** One footer as seeds and new schools write it: what has no value is left out. */
export interface WrittenFooter {
  template: '1' | '2';
  copyright: { company: Translations; beian?: string; registerSystemInfo?: string; support?: Translations };
  navigations: {
    showName: Translations;
    children: (Pick<LinkSettings, 'showName' | 'relateType'> & Partial<LinkSettings>)[];
  }[];
  footerQrCodes?: {
    url: string;
    urlEn?: string;
    urlMobile?: string;
    showName: Translations;
    explainMobile?: Translations;
  }[];
}
/** Both footers as they were saved in the portal. */
export type SavedFooters = Pick<FooterSettings, 'used' | 'templates'>;

const EMPTY: WrittenFooter = { template: '1', copyright: { company: {} }, navigations: [] };

/** Both footers of a school, whole, however they were stored; one that was written once stands for both. */
export function footersOf(stored: object | undefined): SavedFooters {
  if (stored && 'templates' in stored) return stored as SavedFooters;
  const written = (stored ?? EMPTY) as WrittenFooter;
  const template: FooterTemplateSettings = {
    copyright: {
      company: written.copyright.company,
      beian: written.copyright.beian ?? null,
      registerSystemInfo: written.copyright.registerSystemInfo ?? null,
      support: written.copyright.support ?? {},
    },
    footerNavigations: written.navigations.map(({ showName, children }) => ({
      showName,
      children: children.map((link) => ({
        showName: link.showName,
        relateType: link.relateType,
        relateUrl: link.relateUrl ?? null,
        indexAnaCode: link.indexAnaCode ?? null,
        collegeAnaCode: link.collegeAnaCode ?? null,
      })),
    })),
    footerQrCodes: (written.footerQrCodes ?? []).map((code) => ({
      url: code.url,
      urlEn: code.urlEn ?? null,
      urlMobile: code.urlMobile ?? null,
      showName: code.showName,
      explainMobile: code.explainMobile ?? {},
    })),
  };
  return { used: written.template === '2' ? 2 : 1, templates: { '1': template, '2': template } };
}

/** What the links of both footers are called, by the codes that clicks on them are counted with. */
export function codesOfLinks({ templates }: SavedFooters): Map<string, Translations> {
  const links = Object.values(templates).flatMap(({ footerNavigations }) =>
    footerNavigations.flatMap(({ children }) => children),
  );
  return new Map(
    links.flatMap(({ indexAnaCode, collegeAnaCode, showName }) =>
      [indexAnaCode, collegeAnaCode].flatMap((code) => (code ? [[code, showName] as const] : [])),
    ),
  );
}

/** The footers as people read them. */
export function presentFooters(
  { used, templates }: SavedFooters,
  say: (texts: Translations) => string,
  schoolName: string,
): FooterConfig {
  const headingOnly = { relateUrl: null, indexAnaCode: null, collegeAnaCode: null };
  return {
    templates: ([1, 2] as const).map((type) => {
      const { copyright, footerNavigations, footerQrCodes } = templates[`${type}`];
      return {
        type,
        isUsed: type === used,
        copyright: {
          ...copyright,
          company: say(copyright.company) || schoolName,
          support: say(copyright.support) || null,
        },
        footerNavigations: footerNavigations.map(({ showName, children }): FooterLink => ({
          ...headingOnly,
          showName: say(showName),
          relateType: null,
          children: children.map((link) => ({ ...link, showName: say(link.showName), children: [] })),
        })),
        footerQrCodes: footerQrCodes.map((code): FooterQrCode => ({
          ...code,
          showName: say(code.showName),
          explainMobile: say(code.explainMobile) || null,
        })),
      };
    }),
  };
}
