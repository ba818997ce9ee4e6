import { msg } from '@lingui/core/macro';

/** Titles of pages, in the words of this part. */
export const REFRESH_TITLE = msg`One moment`;
