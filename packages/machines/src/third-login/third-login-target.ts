import { LOGIN_PATH } from '../addresses/redirect-target.ts';
import { safePath } from '../addresses/safe-path.ts';
import { isSchoolId } from '../addresses/tenant.ts';

/** Where the browser goes: a page of this site, or a whole address. */
export type ThirdLoginTarget = { go: 'path'; path: string } | { go: 'external'; url: string };

// No user information: a host before an @ is not where the browser goes. Behind the host an @ is one like any other.
const WEB_ADDRESS = /^https?:\/\/[^\s\\@/?#]+(?:[/?#][^\s\\]*)?$/i;

/**
 * Where a sign-in by a third party leads (B029). The server has checked the address against the school's list; what is
 * neither a page of this site nor a web address leads home.
 */
export function targetOf(targetUrl: string): ThirdLoginTarget {
  return WEB_ADDRESS.test(targetUrl)
    ? { go: 'external', url: targetUrl }
    : { go: 'path', path: safePath(targetUrl) };
}

/** Where a failed free login of welink goes on: the external login, else the school's portal (B021), else the login page. */
export function fallbackTarget(fallback: {
  externalLoginUrl: string | null;
  schoolId: string | null;
}): ThirdLoginTarget {
  const { externalLoginUrl, schoolId } = fallback;
  if (externalLoginUrl !== null && WEB_ADDRESS.test(externalLoginUrl))
    return { go: 'external', url: externalLoginUrl };
  return { go: 'path', path: isSchoolId(schoolId) ? `/portal/${schoolId}` : LOGIN_PATH };
}
