import { msg } from '@lingui/core/macro';

/** Titles of pages, in the words of this part. */
export const RESET_TITLE = msg`Forgot password`;
