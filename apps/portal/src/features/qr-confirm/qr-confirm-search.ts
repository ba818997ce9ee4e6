import * as v from 'valibot';
import { text } from '../../app/search-fields.ts';

/** What a scanned code says, as it was written. */
export const qrConfirmSearch = v.object({ qr: text() });
