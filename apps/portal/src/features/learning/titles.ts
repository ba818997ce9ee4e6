import { msg } from '@lingui/core/macro';

// Titles of the pages about what one learns.
export const LEARNING_TITLE = msg({
  message: 'My learning',
  comment: 'Title: what oneself learns, in all schools',
});
