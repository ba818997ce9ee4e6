import type { Messages } from '@lingui/core';
import type { Language } from '../../../portal/src/i18n/languages.ts';

/** The tool's own words, and the names that the machines give their states, events, guards and actors. */
export type Part = 'statecharts' | 'machines';

const files = import.meta.glob<{ messages: Messages }>([
  '../../../../locales/*/statecharts.po',
  '../../../../locales/*/machines.po',
]);

/** The words of a part in a language; none where they are not collected yet, so that English shows. */
export const loadWords = async (language: Language, part: Part): Promise<Messages> =>
  (await files[`../../../../locales/${language}/${part}.po`]?.())?.messages ?? {};
