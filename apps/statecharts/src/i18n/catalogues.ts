import type { Messages } from '@lingui/core';
import type { Language } from '../../../portal/src/i18n/languages.ts';

const files = import.meta.glob<{ messages: Messages }>('../../../../locales/*/statecharts.po');

/** The tool's messages in a language; none where they are not collected yet, so that English shows. */
export const loadMessages = async (language: Language): Promise<Messages> =>
  (await files[`../../../../locales/${language}/statecharts.po`]?.())?.messages ?? {};
