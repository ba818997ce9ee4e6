import { SCHOOL, type TestApp } from '../../testing/test-app.ts';
import type { Visibility } from '../../database/tables/people.ts';

type Query = Record<string, string | number | undefined>;
const PATH = '/api/personal-center';

/** How the tests of a file look into spaces and follow people, in the open school unless told otherwise. */
export function peopleCalls(test: TestApp) {
  const get = (name: string, token: string | undefined, query: Query = {}) => {
    const asked = Object.entries({ schoolId: SCHOOL.open, 'sxz-lang': 'en_US', ...query }).filter(
      ([, value]) => value !== undefined,
    );
    return test.call('GET', `${PATH}/${name}?${new URLSearchParams(asked as [string, string][])}`, { token });
  };
  const post = (name: string, token: string | undefined, json: object, schoolId: string = SCHOOL.open) =>
    test.call('POST', `${PATH}/${name}`, { token, headers: { tenantid: schoolId }, json });
  return {
    get,
    post,
    follow: (token: string | undefined, userId: string, schoolId?: string) =>
      post('addFocus', token, { userId }, schoolId),
    unfollow: (token: string | undefined, userId: string) => post('cancelFocus', token, { userId }),
    space: (userId: string | undefined, token?: string, schoolId?: string) =>
      get('selectUserInfo', token, { userId, ...(schoolId ? { schoolId } : {}) }),
    counts: (userId: string | undefined, token?: string) => get('getTabCount', token, { userId }),
    setting: (
      token: string,
      change: Partial<Record<`show${'Works' | 'Learning' | 'Follows' | 'Dynamics'}`, Visibility>> & {
        hiddenKinds?: string[];
        leaveVisits?: boolean;
        inSearchEngines?: boolean;
      },
    ) => post('updatePersonSetting', token, change),
  };
}

/** Shuts a member out of the open school. */
export const disable = (test: TestApp, accountId: string) =>
  test.database.write({ schoolId: SCHOOL.open }, (tx) =>
    tx.updateTable('membership').set({ status: 'disabled' }).where('account_id', '=', accountId).execute(),
  );
