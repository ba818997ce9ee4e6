import { toIntlTag, type Language } from '../../i18n/languages.ts';

/** Where codes are sent to, with calling codes. */
const DIAL_CODES = {
  CN: '86',
  HK: '852',
  MO: '853',
  TW: '886',
  SG: '65',
  MY: '60',
  JP: '81',
  KR: '82',
  SA: '966',
  AE: '971',
  EG: '20',
  JO: '962',
  KW: '965',
  QA: '974',
  OM: '968',
  BH: '973',
  MA: '212',
  TR: '90',
  DE: '49',
  AT: '43',
  CH: '41',
  FR: '33',
  BE: '32',
  ES: '34',
  MX: '52',
  AR: '54',
  CL: '56',
  CO: '57',
  PE: '51',
  PT: '351',
  BR: '55',
  PL: '48',
  RU: '7',
  KZ: '7',
  GB: '44',
  IE: '353',
  US: '1',
  CA: '1',
  AU: '61',
  NZ: '64',
  IN: '91',
  ID: '62',
  TH: '66',
  VN: '84',
  PH: '63',
  ZA: '27',
  NL: '31',
  IT: '39',
  SE: '46',
  NO: '47',
  DK: '45',
  FI: '358',
} as const;
export type CountryCode = keyof typeof DIAL_CODES;

const HOME: Record<Language, CountryCode> = {
  zh_CN: 'CN',
  en_US: 'US',
  es_ES: 'ES',
  ru_RU: 'RU',
  ar_SA: 'SA',
  pl_PL: 'PL',
  de_DE: 'DE',
  tr_TR: 'TR',
  fr_FR: 'FR',
  ja_JP: 'JP',
  ko_KR: 'KR',
  pt_BR: 'BR',
};

/** The country that a number most likely belongs to. */
export const homeCountry = (language: Language): CountryCode => HOME[language];

/** The calling code without the plus. */
export const dialCode = (country: string): string => DIAL_CODES[country as CountryCode] ?? DIAL_CODES.CN;

/** All countries by their names in a language, in that language's order. */
export function countriesIn(language: Language): { code: string; dialCode: string; name: string }[] {
  const tag = toIntlTag(language);
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const { compare } = new Intl.Collator(tag);
  return Object.entries(DIAL_CODES)
    .map(([code, dial]) => ({ code, dialCode: dial, name: names.of(code) ?? code }))
    .sort((a, b) => compare(a.name, b.name));
}
