import type { MessageDescriptor } from '@lingui/core';
import { ResourceType } from '@stoa/api/enums';
import { fixedHome } from '../../core/pages/fixed-home.ts';
import type { Translations } from '../../database/tables.ts';
import { LANGUAGES } from '../../i18n/languages.ts';
import type { Messages } from '../../i18n/messages.ts';

const MESSAGES = {
  classes: /*i18n*/ { id: 'newSchool.classes', message: 'Classes' },
  courses: /*i18n*/ { id: 'newSchool.courses', message: 'Courses' },
  knowledge: /*i18n*/ { id: 'newSchool.knowledge', message: 'Worth reading' },
  home: /*i18n*/ { id: 'newSchool.home', message: 'Home' },
  search: /*i18n*/ { id: 'newSchool.search', message: 'Search' },
  help: /*i18n*/ { id: 'newSchool.help', message: 'Help' },
  studentGuide: /*i18n*/ { id: 'newSchool.studentGuide', message: 'Guide for learners' },
  managerGuide: /*i18n*/ { id: 'newSchool.managerGuide', message: 'Guide for administrators' },
  legal: /*i18n*/ { id: 'newSchool.legal', message: 'Legal' },
  privacy: /*i18n*/ { id: 'newSchool.privacy', message: 'Privacy' },
  cookies: /*i18n*/ { id: 'newSchool.cookies', message: 'Cookies' },
  feedback: /*i18n*/ { id: 'newSchool.feedback', message: 'Feedback' },
} satisfies Record<string, MessageDescriptor>;

/** What a new school is given, so that its portal is whole from the first visit; its people change it later. */
export function defaultContent(messages: Messages, school: { id: string; name: Translations; kind: string }) {
  const inAll = (key: keyof typeof MESSAGES): Translations =>
    Object.fromEntries(LANGUAGES.map((language) => [language, messages.say(language, MESSAGES[key])]));
  const portal = `/portal/${school.id}`;
  const { title, blocks } = fixedHome(messages, school);
  return {
    page: { title, blocks },
    navigation: [
      { code: 'home', name: inAll('home'), url: portal },
      { code: 'courses', name: inAll('courses'), url: `${portal}/search?type=${ResourceType.Course}` },
      { code: 'classes', name: inAll('classes'), url: `${portal}/search?type=${ResourceType.Class}` },
      { code: 'knowledge', name: inAll('knowledge'), url: `${portal}/search?type=${ResourceType.Knowledge}` },
      { code: 'search', name: inAll('search'), url: `${portal}/search` },
    ],
    config: {
      footer: {
        template: '1',
        copyright: { company: school.name },
        navigations: [
          {
            showName: inAll('help'),
            children: [
              { showName: inAll('studentGuide'), relateType: 'stuGuide' },
              { showName: inAll('managerGuide'), relateType: 'manGuide' },
              { showName: inAll('feedback'), relateType: 'feedback' },
            ],
          },
          {
            showName: inAll('legal'),
            children: [
              { showName: inAll('privacy'), relateType: 'privacy' },
              { showName: inAll('cookies'), relateType: 'cookiePolicy' },
            ],
          },
        ],
        footerQrCodes: [],
      },
      CUSTOMER_SERVICE_INFORMATION_SWITCH: { value: '0' },
      CUSTOMER_SERVICE_INFORMATION: {},
      VersionInformationSwitch: { value: '0' },
    } as Record<string, object>,
  };
}
