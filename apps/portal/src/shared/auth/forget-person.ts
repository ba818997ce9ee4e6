import type { QueryClient } from '@tanstack/react-query';
import { store } from '../../app/storage.ts';
import { chooseZone } from '../time-zone.ts';
import {
  AUTHORIZATION_CODES_KEY,
  LOGIN_METHOD_KEY,
  LOGIN_PROVIDER_KEY,
  REFRESHED_KEY,
} from './person-keys.ts';

/**
 * Forgets the person: every answer may hold what only they may see.
 * @param keepsShown leaves what the page shows now, for the same person to go on with
 */
export function clearPerson(queryClient: QueryClient, { keepsShown = false } = {}): void {
  if (keepsShown) queryClient.removeQueries({ type: 'inactive' });
  else queryClient.clear();
  chooseZone(undefined);
  store(LOGIN_METHOD_KEY, undefined);
  store(LOGIN_PROVIDER_KEY, undefined);
  store(REFRESHED_KEY, undefined);
  store(AUTHORIZATION_CODES_KEY, undefined);
}
