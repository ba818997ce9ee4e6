import { msg } from '@lingui/core/macro';

export const KNOWLEDGE_TITLE = msg({
  message: 'Knowledge',
  context: 'knowledge',
  comment: 'Title: the articles of a school, in sections',
});
