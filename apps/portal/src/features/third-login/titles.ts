import { msg } from '@lingui/core/macro';

/** Titles of pages, in the words of this part. */
export const CALLBACK_TITLE = msg`Signing in`;
export const LINK_TITLE = msg`Link your account`;
