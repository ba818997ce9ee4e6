import * as v from 'valibot';
import { choiceOr, pageNumber } from '../../../app/search-fields.ts';

export const sessionsSearch = v.object({
  view: choiceOr<'all' | 'ended'>(['all', 'ended'], 'all'),
  page: pageNumber(),
});
