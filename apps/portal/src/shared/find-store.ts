import { portalSettingsQuery } from '@stoa/api/config.queries';
import type { RouterContext } from '../app/services.ts';

/** A store; the site may be one although no school of it is named. */
export interface Store {
  schoolId: string | undefined;
}

/**
 * The store whose pages these are (B075): the first of the schools that is one.
 * @param schoolIds undefined asks for the site itself
 * @returns undefined where there is none, and where that cannot be learned
 */
export async function findStore(
  { api, queryClient, language: lang }: RouterContext,
  ...schoolIds: (string | undefined)[]
): Promise<Store | undefined> {
  for (const schoolId of new Set(schoolIds)) {
    const answer = await queryClient
      .ensureQueryData({ ...portalSettingsQuery(api, { schoolId, lang }), retry: false })
      .catch(() => undefined);
    if (answer?.data.variant === 'store') return { schoolId: answer.data.schoolId ?? undefined };
  }
  return undefined;
}
