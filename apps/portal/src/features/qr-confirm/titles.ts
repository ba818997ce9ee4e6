import { msg } from '@lingui/core/macro';

/** Titles of pages, in the words of this part. */
export const QR_CONFIRM_TITLE = msg`Confirm a sign-in`;
