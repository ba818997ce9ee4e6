import { livesQuery } from '@stoa/api/live.queries';
import type { Api } from '@stoa/api/query';
import type { Language } from '../../../i18n/languages.ts';

/** Sessions on one page of the list. */
const PAGE_SIZE = 20;

export interface OwnLives {
  schoolId: string;
  lang: Language;
  /** What has ended, instead of what is to come and goes on. */
  isEnded: boolean;
  /** From where; empty for the beginning. */
  at: string;
}

/** The sessions that the viewer holds: those to come and those that have ended are told apart by their end. */
export const ownLivesQuery = (api: Api, { schoolId, lang, isEnded, at }: OwnLives) =>
  livesQuery(api, {
    schoolId,
    lang,
    scope: 'mine',
    cursor: at || undefined,
    pageSize: PAGE_SIZE,
    ...(isEnded ? { status: 3 as const } : {}),
  });
