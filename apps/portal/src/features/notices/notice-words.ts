import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface Words {
  title: MessageDescriptor;
  /** Why it is so. */
  why: MessageDescriptor;
  /** What one can do. */
  next: MessageDescriptor;
}

/** The doors that may be closed, by the end of their address (R63 to R66). */
export const NOTICES = {
  disable: {
    title: msg`This school is closed at present`,
    why: msg`Whoever runs the portal has closed the school. What you have done in it is kept.`,
    next: msg`Its administrators know more. Please ask them, or come back later.`,
  },
  disableLogin: {
    title: msg`Nobody can sign in at present`,
    why: msg`Whoever runs the portal has switched signing in off, for maintenance or to protect accounts. Your account and what you have done are kept.`,
    next: msg`What is open to everybody can still be read. Please try to sign in again later.`,
  },
  disableNetwork: {
    title: msg`This school cannot be opened from your network`,
    why: msg`The school can be reached from certain networks only, such as that of a company or a campus.`,
    next: msg`Connect to the school’s network, for instance by its VPN, and open the page again. The administrators of the school know how.`,
  },
  disableOrder: {
    title: msg`Nothing can be ordered at present`,
    why: msg`The school has stopped taking orders. What you have bought before stays yours, and orders that are paid are carried out.`,
    next: msg`Please come back later. Classes that are free can be joined as usual.`,
  },
} satisfies Record<string, Words>;

export type NoticeName = keyof typeof NOTICES;
