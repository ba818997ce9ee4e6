import type { QueryClient } from '@tanstack/react-query';
import { store } from '../../app/storage.ts';
import { forgetRefresh } from './refresh-once.ts';

/** Under these keys lies what belongs to the person, not to the device. */
export const LOGIN_METHOD_KEY = 'user.login-method';

/** Forgets the person: answers may hold what only they may see. */
export function forgetPerson(queryClient: QueryClient): void {
  queryClient.clear();
  store(LOGIN_METHOD_KEY, undefined);
  forgetRefresh();
}
