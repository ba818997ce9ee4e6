import { msg } from '@lingui/core/macro';

// Titles of the pages around a space.
export const FANS_TITLE = msg({
  message: 'Followers',
  context: 'school',
  comment: 'Title: people who follow the school',
});
export const SETTINGS_TITLE = msg({ message: 'Edit your space', comment: 'Title of a page' });
export const VISITORS_TITLE = msg({
  message: 'Visitors',
  comment: 'Who looked at one’s own personal space',
});
export const POINTS_TITLE = msg({ message: 'Your points', comment: 'Title of a page' });
