/** React Aria's own words, for our languages alone (it has ar-AE, not ar-SA). */
export const REACT_ARIA_LOCALES = [
  'en-US',
  'es-ES',
  'ru-RU',
  'ar-AE',
  'pl-PL',
  'de-DE',
  'tr-TR',
  'fr-FR',
  'ja-JP',
  'ko-KR',
  'pt-BR',
  'zh-CN',
];
