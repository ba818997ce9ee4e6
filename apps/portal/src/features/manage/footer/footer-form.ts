import type { FooterSettings, FooterTemplateSettings } from '@stoa/api/schema';
import type { FooterDraft, FooterTemplateDraft, Texts } from '@stoa/machines/footer-editor';

let made = 0;
/** Names a part of the form for as long as the page is open. */
export const newKey = (): string => `part-${(made += 1)}`;

const texts = (given: object): Texts => ({ ...given }) as Texts;
/** Languages without words are left out. */
const written = (given: Texts) =>
  Object.fromEntries(
    Object.entries(given).flatMap(([code, text]) => (text.trim() ? [[code, text.trim()]] : [])),
  );
const orNull = (text: string): string | null => text.trim() || null;

/** Both footers as they are edited. */
export const draftOf = (settings: FooterSettings): FooterDraft => ({
  version: settings.version,
  used: settings.used,
  versionInformation: settings.versionInformation,
  templates: { 1: templateDraft(settings.templates['1']), 2: templateDraft(settings.templates['2']) },
});

function templateDraft({
  copyright,
  footerNavigations,
  footerQrCodes,
}: FooterTemplateSettings): FooterTemplateDraft {
  return {
    company: texts(copyright.company),
    beian: copyright.beian ?? '',
    registerSystemInfo: copyright.registerSystemInfo ?? '',
    support: texts(copyright.support),
    columns: footerNavigations.map((column) => ({
      key: newKey(),
      showName: texts(column.showName),
      children: column.children.map((link) => ({
        key: newKey(),
        showName: texts(link.showName),
        relateType: link.relateType,
        relateUrl: link.relateUrl ?? '',
        indexAnaCode: link.indexAnaCode,
        collegeAnaCode: link.collegeAnaCode,
      })),
    })),
    qrCodes: footerQrCodes.map((code) => ({
      key: newKey(),
      url: code.url,
      urlEn: code.urlEn ?? '',
      urlMobile: code.urlMobile ?? '',
      showName: texts(code.showName),
      explainMobile: texts(code.explainMobile),
    })),
  };
}

/** What the call takes. */
export const settingsOf = (draft: FooterDraft): FooterSettings => ({
  version: draft.version,
  used: draft.used,
  versionInformation: draft.versionInformation,
  templates: { '1': templateOf(draft.templates[1]), '2': templateOf(draft.templates[2]) },
});

function templateOf(draft: FooterTemplateDraft): FooterTemplateSettings {
  return {
    copyright: {
      company: written(draft.company),
      beian: orNull(draft.beian),
      registerSystemInfo: orNull(draft.registerSystemInfo),
      support: written(draft.support),
    },
    footerNavigations: draft.columns.map((column) => ({
      showName: written(column.showName),
      children: column.children.map((link) => ({
        showName: written(link.showName),
        relateType: link.relateType,
        relateUrl: link.relateType === 'custom' ? orNull(link.relateUrl) : null,
        indexAnaCode: link.indexAnaCode,
        collegeAnaCode: link.collegeAnaCode,
      })),
    })),
    footerQrCodes: draft.qrCodes.map((code) => ({
      url: code.url.trim(),
      urlEn: orNull(code.urlEn),
      urlMobile: orNull(code.urlMobile),
      showName: written(code.showName),
      explainMobile: written(code.explainMobile),
    })),
  };
}
