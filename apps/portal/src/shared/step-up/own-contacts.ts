import type { User } from '@stoa/api/schema';
import type { OwnContact } from '@stoa/machines/step-up';

const HIDDEN = '•••';

/** A mail address of which somebody who looks over the shoulder learns little: its first letter and where it is. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email.slice(0, at)][0] ?? ''}${HIDDEN}${email.slice(at)}`;
}

/** A number of which only the end is seen. */
export const maskMobile = (mobile: string): string => `${HIDDEN}${mobile.slice(-4)}`;

/** Where a code of one's own can go. */
export function ownContacts({ email, mobile }: Pick<User, 'email' | 'mobile'>): OwnContact[] {
  return [
    ...(email ? [{ channel: 'email' as const, target: maskEmail(email) }] : []),
    ...(mobile ? [{ channel: 'mobile' as const, target: maskMobile(mobile) }] : []),
  ];
}
