import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Titles of the pages for those who run a school, by the end of their address. */
export const MANAGE_TITLES: Readonly<Record<string, MessageDescriptor>> = {
  members: msg`Members`,
  'sign-in': msg`Sign-in methods`,
  feedback: msg`Feedback inbox`,
  bulletins: msg`Bulletins`,
  contact: msg`Customer service`,
  words: msg`Words not accepted`,
  footer: msg`Footer`,
  mails: msg`Mail delivery`,
  visits: msg`Visits`,
};
