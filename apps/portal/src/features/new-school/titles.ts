import { msg } from '@lingui/core/macro';

/** Titles of pages, in the words of this part. */
export const NEW_SCHOOL_TITLE = msg`Your own school`;
export const CREATING_TITLE = msg`Your school is being set up`;
export const READY_TITLE = msg`Your school is ready`;
export const GUIDE_TITLE = msg`First steps`;
