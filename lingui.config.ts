import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** The words of the portal and of the server, one file a language each. en_US is the source. */
export default defineConfig({
  sourceLocale: 'en_US',
  locales: [
    'zh_CN',
    'en_US',
    'es_ES',
    'ru_RU',
    'ar_SA',
    'pl_PL',
    'de_DE',
    'tr_TR',
    'fr_FR',
    'ja_JP',
    'ko_KR',
    'pt_BR',
  ],
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}/portal',
      include: ['<rootDir>/apps/portal/src'],
      exclude: ['**/*.gen.ts', '**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx'],
    },
    {
      path: '<rootDir>/locales/{locale}/server',
      include: ['<rootDir>/apps/server/src'],
      exclude: ['**/*.test.ts'],
    },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'messageId',
});
