import { msg } from '@lingui/core/macro';

// Titles of the pages of an account.
export const ACCOUNT_TITLE = msg`Your account`;
export const SECURITY_TITLE = msg`Account security`;
export const DEVICES_TITLE = msg`Your devices`;
export const LINKS_TITLE = msg`Linked sign-ins`;
export const CERTIFICATES_TITLE = msg({
  message: 'Certificates',
  comment: 'Title of pages: for finished classes',
});
export const BLOCKED_TITLE = msg`Blocked and muted people`;
export const DATA_TITLE = msg`Your data`;
export const NOTIFICATIONS_TITLE = msg`Notifications`;
