import { msg } from '@lingui/core/macro';

export const RECORD_TITLE = msg({
  message: 'Hand-outs and attendance',
  comment: 'Title of a page: files and figures of a live session',
});
