import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Titles of the pages of an account, by the end of their address. */
export const ACCOUNT_TITLES: Readonly<Record<string, MessageDescriptor>> = {
  '': msg`Your account`,
  security: msg`Security of your account`,
  devices: msg`Your devices`,
  links: msg`Linked sign-ins`,
  data: msg`Your data`,
  notifications: msg`Notifications`,
};
