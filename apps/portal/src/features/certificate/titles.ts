import { msg } from '@lingui/core/macro';

export const CERTIFICATE_TITLE = msg({ message: 'Certificate', comment: 'Title of the page of one' });
