import { QUARANTINE_PREFIX } from '../../files/keys.ts';
import type { UploadRow } from './uploads.repository.ts';

/** Where the bytes lie once they are kept, and where a store that takes them itself puts them before. */
export const keptKey = (row: Pick<UploadRow, 'school_id' | 'name'>): string =>
  `uploads/${row.school_id}/${row.name}`;
export const quarantineKey = (row: Pick<UploadRow, 'school_id' | 'id'>): string =>
  `${QUARANTINE_PREFIX}${row.school_id}/${row.id}`;
export const addressOf = (row: Pick<UploadRow, 'school_id' | 'name'>): string =>
  `/files/${row.school_id}/${row.name}`;
