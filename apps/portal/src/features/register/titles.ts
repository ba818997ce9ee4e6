import { msg } from '@lingui/core/macro';

/** Titles of pages, in the words of this part. */
export const REGISTER_TITLE = msg`Create an account`;
