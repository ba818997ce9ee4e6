import * as v from 'valibot';
import { pageNumber } from '../../../app/search-fields.ts';

/** Which page of the certificates the address says. */
export const certificatesSearch = v.object({ page: pageNumber() });

/** Certificates a page. */
export const PAGE_SIZE = 50;
