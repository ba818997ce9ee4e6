import { redirectTarget } from '../addresses/redirect-target.ts';
import { isSchoolId } from '../addresses/tenant.ts';

/** Where a school is chosen after a login (R42). */
export const SCHOOL_CHOICE_PATH = '/login/select';

/**
 * Where a login leads (B006, B029): back to where the person wanted to go, else to the school whose login page it was,
 * else to the choice, which passes by itself where there is nothing to choose.
 * @param redirect the parameter of the address, as it stands there
 * @param tenantId the school that the login page belongs to
 */
export function pathAfterLogin(redirect: unknown, tenantId: string | null = null): string {
  const target = redirectTarget(redirect, '');
  if (target !== '' && target !== '/') return target;
  return isSchoolId(tenantId) ? `/portal/${tenantId}` : SCHOOL_CHOICE_PATH;
}
