import { msg } from '@lingui/core/macro';

export const COMMUNITY_TITLE = msg({ message: 'Community', comment: 'Title: what people of a school write' });
