import type { FooterSettings, SiteParent, SiteSettings } from '@stoa/api/schema';
import type { FooterCode, FooterProps } from '@stoa/ui/footer';
import type { Language } from '../../../../i18n/languages.ts';

/** The links and codes of a footer, as they are drawn; they lead nowhere. */
export type ShownFooter = Required<Pick<FooterProps, 'columns' | 'qrCodes'>>;

interface Looking {
  site: SiteSettings;
  parent: SiteParent | undefined;
  /** The school's own footers; undefined until they are known. */
  own: Pick<FooterSettings, 'used' | 'templates'> | undefined;
  language: Language;
  mainLanguage: Language;
}

/** What stands in the footer: the links of the school above where they are taken and can be, else the school's own. Pure. */
export function shownFooter({ site, parent, own, language, mainLanguage }: Looking): ShownFooter {
  const code = (index: number, url: string, urlEn: string | null, label: string): FooterCode => ({
    id: String(index),
    src: language === 'zh_CN' ? url : (urlEn ?? url),
    label,
    caption: label,
  });
  const taken = site.inherited?.includes('footerLinks') ? parent?.footer : null;
  if (taken)
    return {
      columns: taken.footerNavigations.map(({ showName, children }, index) => ({
        id: String(index),
        title: showName,
        links: children.map((link, place) => ({ id: String(place), label: link.showName })),
      })),
      qrCodes: taken.footerQrCodes.map(({ url, urlEn, showName }, index) =>
        code(index, url, urlEn, showName),
      ),
    };
  const used = own?.templates[`${own.used}`];
  const say = (texts: Readonly<Partial<Record<Language, string>>>): string =>
    texts[language] || texts[mainLanguage] || Object.values(texts).find(Boolean) || '';
  return {
    columns: (used?.footerNavigations ?? []).map(({ showName, children }, index) => ({
      id: String(index),
      title: say(showName),
      links: children.map((link, place) => ({ id: String(place), label: say(link.showName) })),
    })),
    qrCodes: (used?.footerQrCodes ?? []).map(({ url, urlEn, showName }, index) =>
      code(index, url, urlEn, say(showName)),
    ),
  };
}
