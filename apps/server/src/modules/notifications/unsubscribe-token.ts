import type { NotificationKind } from '@stoa/api/schema';
import type { SecretBox } from '../../platform/secret-box.ts';
import { isKind } from './kinds.ts';

const PURPOSE = 'unsubscribe';

/** Whose mails of which source. */
export interface Subscription {
  accountId: string;
  kind: NotificationKind;
  schoolId: string | null;
}

/** What a mail carries so that one click ends mails like it, and nothing else. It does not run out. */
export const sealSubscription = (secrets: SecretBox, { accountId, kind, schoolId }: Subscription): string =>
  secrets.seal(PURPOSE, [accountId, kind, schoolId ?? ''].join(' ')).toString('base64url');

/** @returns undefined for one that was made up, changed, or is of a kind that there is no more */
export function openSubscription(secrets: SecretBox, token: string): Subscription | undefined {
  try {
    const [accountId = '', kind = '', schoolId = ''] = secrets
      .open(PURPOSE, Buffer.from(token, 'base64url'))
      .split(' ');
    return isKind(kind) ? { accountId, kind, schoolId: schoolId || null } : undefined;
  } catch {
    return undefined;
  }
}
