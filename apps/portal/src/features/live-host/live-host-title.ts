import { msg } from '@lingui/core/macro';

export const HOST_TITLE = msg({ message: 'Go live', comment: 'Title of the page of a session’s host' });
