import { msg } from '@lingui/core/macro';

export const AREA_TITLE = msg({
  message: 'Projects and tools',
  comment: 'Title of the area for learning project management and basic software',
});
