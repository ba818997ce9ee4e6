import { msg } from '@lingui/core/macro';

/** Titles of pages, in the words of this part. */
export const SCHOOL_CHOICE_TITLE = msg`Choose a school`;
