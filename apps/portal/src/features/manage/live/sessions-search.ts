import * as v from 'valibot';
import { choiceOr, cursor } from '../../../app/search-fields.ts';

export const sessionsSearch = v.object({
  view: choiceOr<'all' | 'ended'>(['all', 'ended'], 'all'),
  at: cursor(),
});
