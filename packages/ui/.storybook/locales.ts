/** The twelve languages in their own names, as the toolbar lists them. */
export const locales = [
  { code: 'zh-CN', name: '简体中文' },
  { code: 'en-US', name: 'English' },
  { code: 'es-ES', name: 'Español' },
  { code: 'ru-RU', name: 'Русский' },
  { code: 'ar-SA', name: 'العربية' },
  { code: 'pl-PL', name: 'Polski' },
  { code: 'de-DE', name: 'Deutsch' },
  { code: 'tr-TR', name: 'Türkçe' },
  { code: 'fr-FR', name: 'Français' },
  { code: 'ja-JP', name: '日本語' },
  { code: 'ko-KR', name: '한국어' },
  { code: 'pt-BR', name: 'Português (Brasil)' },
] as const;

export type StoryLocale = (typeof locales)[number]['code'];
