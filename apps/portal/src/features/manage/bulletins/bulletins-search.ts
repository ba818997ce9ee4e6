import * as v from 'valibot';
import { cursor } from '../../../app/search-fields.ts';

export const bulletinsSearch = v.object({ at: cursor() });
