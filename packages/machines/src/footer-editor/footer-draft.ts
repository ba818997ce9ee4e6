/** A text by language code. */
export type Texts = Readonly<Record<string, string>>;

export type FooterLinkKind =
  | 'centerGuide'
  | 'stuGuide'
  | 'manGuide'
  | 'feedback'
  | 'privacy'
  | 'cookieSettings'
  | 'cookiePolicy'
  | 'custom';

/** A link as it is edited; `key` stays with it while it moves. */
export interface FooterLinkDraft {
  key: string;
  showName: Texts;
  relateType: FooterLinkKind;
  /** Of a custom link; empty for the others. */
  relateUrl: string;
  indexAnaCode: string | null;
  collegeAnaCode: string | null;
}

export interface FooterColumnDraft {
  key: string;
  showName: Texts;
  children: readonly FooterLinkDraft[];
}

export interface FooterQrDraft {
  key: string;
  url: string;
  urlEn: string;
  urlMobile: string;
  showName: Texts;
  explainMobile: Texts;
}

export interface FooterTemplateDraft {
  company: Texts;
  beian: string;
  registerSystemInfo: string;
  support: Texts;
  columns: readonly FooterColumnDraft[];
  qrCodes: readonly FooterQrDraft[];
}

/** A school's two footers, with the version that they were read with. */
export interface FooterDraft {
  version: number;
  /** The template that is shown. */
  used: 1 | 2;
  /** The version is told, with template 2 alone. */
  versionInformation: boolean;
  templates: Readonly<Record<1 | 2, FooterTemplateDraft>>;
}

export type FooterFieldProblem = 'REQUIRED' | 'INVALID';
/** By the key of a column, a link or a code and the field: `k3.showName`, `k3.relateUrl`, `k7.url`. */
export type FooterFieldProblems = Readonly<Record<string, FooterFieldProblem>>;

export const MAX_COLUMNS = 6;
export const MAX_LINKS = 12;
export const MAX_QR_CODES = 4;

/** A path of this portal or an https address. */
const ADDRESS = /^(?:\/(?![/\\])\S*|https:\/\/[^\s/]\S*)$/;
/** A picture that this server keeps. */
const PICTURE = /^\/(?:files|media)\/\S+$/;

/** What is wrong with the footers; both templates are looked at, since both are saved. */
export function footerProblems(draft: FooterDraft): FooterFieldProblems {
  const found: Record<string, FooterFieldProblem> = {};
  for (const { columns, qrCodes } of Object.values(draft.templates)) {
    for (const column of columns) {
      if (isBlank(column.showName)) found[`${column.key}.showName`] = 'REQUIRED';
      for (const link of column.children) {
        if (isBlank(link.showName)) found[`${link.key}.showName`] = 'REQUIRED';
        if (link.relateType !== 'custom') continue;
        const url = link.relateUrl.trim();
        if (url === '') found[`${link.key}.relateUrl`] = 'REQUIRED';
        else if (!ADDRESS.test(url)) found[`${link.key}.relateUrl`] = 'INVALID';
      }
    }
    for (const code of qrCodes) {
      if (isBlank(code.showName)) found[`${code.key}.showName`] = 'REQUIRED';
      if (code.url.trim() === '') found[`${code.key}.url`] = 'REQUIRED';
      else if (!PICTURE.test(code.url.trim())) found[`${code.key}.url`] = 'INVALID';
      if (code.urlEn.trim() !== '' && !PICTURE.test(code.urlEn.trim()))
        found[`${code.key}.urlEn`] = 'INVALID';
      if (code.urlMobile.trim() !== '' && !ADDRESS.test(code.urlMobile.trim()))
        found[`${code.key}.urlMobile`] = 'INVALID';
    }
  }
  return found;
}

const isBlank = (texts: Texts): boolean => Object.values(texts).every((text) => text.trim() === '');
