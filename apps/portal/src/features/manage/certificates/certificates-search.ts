import * as v from 'valibot';
import { cursor } from '../../../app/search-fields.ts';

/** Where in the certificates the address is. */
export const certificatesSearch = v.object({ at: cursor() });

/** Certificates a page. */
export const PAGE_SIZE = 50;
