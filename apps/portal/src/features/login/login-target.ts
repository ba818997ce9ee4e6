import { pathAfterLogin } from '@stoa/machines/school-choice';
import { targetOf } from '@stoa/machines/third-login';

/** Where a person wants to go after signing in. */
export interface WantedTarget {
  /** A page of this site, or a whole address that the server has yet to find on the school's list (B029). */
  address: string;
  isExternal: boolean;
}

/** @param redirect the parameter of the address, as it stands there */
export function wantedTarget(redirect: string | undefined, tenantId: string | undefined): WantedTarget {
  const target = targetOf(redirect ?? '');
  if (target.go === 'external') return { address: target.url, isExternal: true };
  return { address: pathAfterLogin(redirect, tenantId ?? null), isExternal: false };
}
