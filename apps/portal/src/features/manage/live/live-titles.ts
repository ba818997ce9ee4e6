import { msg } from '@lingui/core/macro';

export const SESSIONS_TITLE = msg`My live sessions`;
export const SCHEDULE_TITLE = msg`Schedule a live session`;
export const EDIT_TITLE = msg`Edit live session`;
export const SCHEDULED_TITLE = msg`Session scheduled`;
