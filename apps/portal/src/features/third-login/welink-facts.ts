import type { WelinkPlatform } from '@stoa/machines/third-login';
import type { RouterContext } from '../../app/services.ts';
import { externalLoginUrl } from '../../shared/auth/external-login.ts';
import { welinkPlatform } from './welink.ts';

/** What decides how a free login of welink goes on. */
export interface WelinkFacts {
  /** Where welink runs. */
  platform: WelinkPlatform;
  /** Where a free login that failed goes on (B021). */
  externalLogin: string | null;
}

export const loadWelinkFacts = async (context: RouterContext): Promise<WelinkFacts> => ({
  platform: welinkPlatform(window.navigator.userAgent),
  externalLogin: await externalLoginUrl(context),
});
