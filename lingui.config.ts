import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { LANGUAGES } from './packages/api/src/languages.ts';

/**
 * Words of pages that not everybody opens. Each part is a catalogue of its own, which routes load by `loadMessages` and what
 * opens above a page by `useMessages`: the first load of other pages carries none of it.
 */
const PARTS = {
  account: ['features/account', 'features/password-reset', 'shared/step-up'],
  assignments: [
    'features/class/grades',
    'features/class/lesson/assignment',
    'features/manage/grades',
    'shared/assignment',
    'shared/rubric',
  ],
  attendance: ['features/class/attendance', 'features/manage/attendance', 'shared/attendance'],
  audit: ['features/manage/audit'],
  authoring: ['features/manage/content', 'shared/editing', 'shared/rubric-editor', 'shared/versions'],
  captions: ['shared/captions'],
  certificates: [
    'features/account/certificates',
    'features/certificate',
    'features/manage/certificates',
    'shared/certificates',
  ],
  chat: ['shared/live-chat'],
  class: ['features/class', 'shared/notes', 'shared/player'],
  community: ['features/community', 'features/manage/reports', 'shared/community'],
  exam: ['features/exam', 'features/resource/exam', 'shared/enlarging', 'shared/exam', 'shared/rubric'],
  design: ['features/home/editor', 'shared/editing', 'shared/versions'],
  feedback: ['features/feedback', 'features/manage/inbox', 'shared/feedback', 'shared/upload'],
  offer: ['layout/language-offer'],
  notifications: ['shared/notifications', 'features/unsubscribe'],
  layout: ['layout/extras', 'features/notices'],
  help: ['features/help'],
  hosting: ['features/live-host', 'features/live-record', 'features/live-replay'],
  joining: ['shared/joining'],
  knowledge: ['features/knowledge', 'features/manage/sections', 'shared/knowledge'],
  learning: ['features/learning', 'shared/notes', 'shared/saved'],
  learningMap: ['features/resource/learning-map'],
  live: ['features/live', 'features/manage/live', 'shared/player'],
  o3: ['features/o3', 'shared/o3'],
  schools: [
    'features/agreement',
    'features/invitation',
    'features/manage',
    'features/new-school',
    'shared/agreement',
    'shared/leaving',
    'shared/roles',
  ],
  oauth: [
    'features/authorize',
    'features/logout',
    'features/qr-confirm',
    'features/refresh',
    'features/school-choice',
    'features/third-login',
  ],
  palette: ['layout/palette'],
  people: ['features/people', 'shared/blocking'],
  points: [
    'features/manage/badges',
    'features/manage/member',
    'features/manage/points',
    'features/people/points',
    'shared/points',
  ],
  ranking: ['features/more/ranking', 'shared/points'],
  store: ['features/store', 'features/manage/store', 'shared/store'],
  survey: ['features/survey', 'shared/enlarging'],
  surveys: ['features/manage/surveys'],
  teaching: [
    'features/manage/networks',
    'features/manage/teaching',
    'features/teaching',
    'shared/rubric-editor',
    'shared/versions',
  ],
  unions: ['features/manage/unions'],
  signin: ['features/login', 'features/register', 'shared/auth'],
};
const folders = (names: string[]): string[] => names.map((name) => `<rootDir>/apps/portal/src/${name}`);
const foldersBelow = (names: string[]): string[] =>
  Object.values(PARTS)
    .flat()
    .filter((folder) => names.some((name) => folder.startsWith(`${name}/`)));
const TESTS = ['**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx'];

/** The words of the portal and of the server, one file a language each. en_US is the source. */
export default defineConfig({
  sourceLocale: 'en_US',
  locales: [...LANGUAGES],
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}/portal',
      include: ['<rootDir>/apps/portal/src'],
      exclude: [
        '**/*.gen.ts',
        ...TESTS,
        ...folders(Object.values(PARTS).flat()).map((folder) => `${folder}/**`),
      ],
    },
    ...Object.entries(PARTS).map(([part, names]) => ({
      path: `<rootDir>/locales/{locale}/${part}`,
      include: folders(names),
      // What another part names more precisely is that part's.
      exclude: [...TESTS, ...folders(foldersBelow(names)).map((folder) => `${folder}/**`)],
    })),
    {
      path: '<rootDir>/locales/{locale}/server',
      include: ['<rootDir>/apps/server/src'],
      exclude: ['**/*.test.ts'],
    },
    {
      // The statechart tool, and the two parts of the portal's layout that it has in common with it.
      path: '<rootDir>/locales/{locale}/statecharts',
      include: [
        '<rootDir>/apps/statecharts/src',
        '<rootDir>/apps/portal/src/layout/theme-choices.ts',
        '<rootDir>/apps/portal/src/app/ui-labels.ts',
      ],
      exclude: TESTS,
    },
  ],
  // Where a message stands is found by its text; listing every place would change these files with every move of a source.
  format: formatter({ origins: false }),
  orderBy: 'messageId',
});
