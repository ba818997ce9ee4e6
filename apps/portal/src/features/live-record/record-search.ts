import * as v from 'valibot';
import { cursor } from '../../app/search-fields.ts';

export const recordSearch = v.object({ at: cursor() });
