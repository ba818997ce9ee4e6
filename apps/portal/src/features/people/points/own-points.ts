import { ownPointsQuery } from '@stoa/api/points.queries';
import type { Api } from '@stoa/api/query';
import type { Language } from '../../../i18n/languages.ts';

const SIZE = 20;

/** A page of one’s own points. */
export const ownPointsPage = (
  api: Api,
  { schoolId, lang }: { schoolId: string; lang: Language },
  cursor?: string,
) => ownPointsQuery(api, { schoolId, lang, cursor, pageSize: SIZE });
