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
    title: msg`This school is currently closed`,
    why: msg`The operator of this portal has closed the school. Your work in it is kept.`,
    next: msg`Ask its administrators, or come back later.`,
  },
  disableLogin: {
    title: msg`Sign-in is currently unavailable`,
    why: msg`The operator of this portal has turned off sign-in, for maintenance or to protect accounts. Your account and your work are kept.`,
    next: msg`Public pages are still available. Try to sign in again later.`,
  },
  disableNetwork: {
    title: msg`This school cannot be opened from your network`,
    why: msg`The school is only available from certain networks, such as a company or campus network.`,
    next: msg`Connect to the school’s network, for example by VPN, and reload the page. The school’s administrators can tell you how.`,
  },
  disableOrder: {
    title: msg`Ordering is currently unavailable`,
    why: msg`The school has stopped taking orders. You keep what you bought, and paid orders are fulfilled.`,
    next: msg`Come back later. You can still join free classes.`,
  },
} satisfies Record<string, Words>;

export type NoticeName = keyof typeof NOTICES;
