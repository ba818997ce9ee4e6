import { msg } from '@lingui/core/macro';

// Titles of the pages about what one teaches.
export const TEACHING_TITLE = msg({
  message: 'My teaching',
  comment: 'Title: what oneself does for those one teaches',
});
