import { msg } from '@lingui/core/macro';

/** Titles of pages, in the words of this part. */
export const CONSENT_TITLE = msg`Continue to an application`;
