import { memberActivityQuery } from '@stoa/api/member.queries';

/** Entries that the list grows by. */
const SIZE = 10;

/** A page of what a member did; the loader asks for the first as the list does. */
export const activityPage = (
  api: Parameters<typeof memberActivityQuery>[0],
  of: Omit<Parameters<typeof memberActivityQuery>[1], 'pageSize'>,
) => memberActivityQuery(api, { ...of, pageSize: SIZE });
