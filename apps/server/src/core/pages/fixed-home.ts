import type { MessageDescriptor } from '@lingui/core';
import type { Translations } from '../../database/tables.ts';
import { LANGUAGES } from '../../i18n/languages.ts';
import type { Messages } from '../../i18n/messages.ts';
import { HOME } from './page.repository.ts';

const MESSAGES = {
  welcome: /*i18n*/ { id: 'newSchool.welcome', message: 'Welcome! Here is where you learn with us.' },
  start: /*i18n*/ { id: 'newSchool.start', message: 'Explore' },
  classes: /*i18n*/ { id: 'newSchool.classes', message: 'Classes' },
  courses: /*i18n*/ { id: 'newSchool.courses', message: 'Courses' },
  knowledge: /*i18n*/ { id: 'newSchool.knowledge', message: 'Worth reading' },
  lives: /*i18n*/ { id: 'newSchool.lives', message: 'Live sessions' },
} satisfies Record<string, MessageDescriptor>;

/** Of whom a portal is. */
interface School {
  id: string;
  name: Translations;
  /** store for one that sells. */
  kind: string;
}

/** The home page of a school that has made none, or shows none of its own: a greeting and what is newest. */
export function fixedHome(messages: Messages, school: School) {
  const inAll = (key: keyof typeof MESSAGES): Translations =>
    Object.fromEntries(LANGUAGES.map((language) => [language, messages.say(language, MESSAGES[key])]));
  const list = (type: string, title: keyof typeof MESSAGES) => ({
    type,
    title: inAll(title),
    perLine: 4,
    limit: 8,
    source: { sort: '0' },
  });
  const blocks = [
    {
      type: 'banner',
      slides: [
        {
          title: school.name,
          text: inAll('welcome'),
          image: `/media/seed/banners/${school.kind === 'store' ? 'market' : 'porch'}.svg`,
          action: { label: inAll('start'), url: `/portal/${school.id}/search` },
        },
      ],
    },
    list('classes', 'classes'),
    list('courses', 'courses'),
    list('knowledge', 'knowledge'),
    list('lives', 'lives'),
  ].map((block, index) => ({ id: `home-${index + 1}`, ...block }));
  return { page_id: HOME, title: school.name, is_full_page: true, type: 'v2' as const, blocks };
}
