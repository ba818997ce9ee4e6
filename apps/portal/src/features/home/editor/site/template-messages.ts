import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SiteTemplateName } from '@stoa/api/schema';

/** What the pages to begin with are called. */
export const TEMPLATE_MESSAGES = {
  welcome: msg({ message: 'Welcome page', comment: 'A designed page to start from' }),
  about: msg({ message: 'About us', comment: 'A designed page to start from' }),
  courses: msg({ message: 'Course overview', comment: 'A designed page to start from' }),
  events: msg({ message: 'Live events', comment: 'A designed page to start from' }),
  knowledge: msg({ message: 'Reading room', comment: 'A designed page to start from: articles' }),
  teachers: msg({ message: 'Our teachers', comment: 'A designed page to start from' }),
  news: msg({ message: 'News and dates', comment: 'A designed page to start from' }),
  achievements: msg({ message: 'Learner achievements', comment: 'A designed page to start from' }),
} satisfies Record<SiteTemplateName, MessageDescriptor>;
