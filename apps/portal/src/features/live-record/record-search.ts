import * as v from 'valibot';
import { pageNumber } from '../../app/search-fields.ts';

export const recordSearch = v.object({ page: pageNumber() });
