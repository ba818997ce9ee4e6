import type { SecretBox } from '../../platform/secret-box.ts';
import { addressOf } from './upload-keys.ts';

const PURPOSE = 'file';
const MS = 1000;
const HOUR_S = 3600;
/** An address is good for at least so long: a film that is paused over lunch goes on. */
const GOOD_S = 6 * HOUR_S;

const UPLOAD = /^\/files\/([0-9]{19})\/([A-Za-z0-9_-]{32})$/;

interface Named {
  school_id: string;
  name: string;
}

const textOf = ({ school_id, name }: Named, until: number, saved?: string): string =>
  [school_id, name, until, ...(saved === undefined ? [] : [saved])].join('\n');

/** Until when an address of this moment is good, seconds since 1970: the same for all who ask within an hour. */
export const passUntil = (now: Date): number =>
  (Math.floor(now.getTime() / MS / HOUR_S) + 1) * HOUR_S + GOOD_S;

/**
 * The address of a file that is not public, for whoever may fetch it now: the signature is the permission from then
 * on, for this file and some hours. All who ask within an hour get the same address.
 * @param saved what the file is called once it is kept, without its ending; it is kept then, never shown
 */
export function passTo(secrets: SecretBox, file: Named, now: Date, saved?: string): string {
  const until = passUntil(now);
  const query = new URLSearchParams({
    until: String(until),
    ...(saved === undefined ? {} : { saved }),
    signature: secrets.sign(PURPOSE, textOf(file, until, saved)),
  });
  return `${addressOf(file)}?${query}`;
}

/** An address that stands in what is taught, for whoever may see that now: one of an upload becomes a pass. */
export function openAddress(secrets: SecretBox, address: string, now: Date): string {
  const [, school_id, name] = UPLOAD.exec(address) ?? [];
  return school_id !== undefined && name !== undefined ? passTo(secrets, { school_id, name }, now) : address;
}

/** What the query of an address says of a file. */
export interface PassQuery {
  until?: unknown;
  signature?: unknown;
  saved?: unknown;
}

/** Whether the query of an address is a pass to a file at a moment. */
export function isPass(
  secrets: SecretBox,
  file: Named,
  { until, signature, saved }: PassQuery,
  now: Date,
): boolean {
  if (typeof until !== 'string' || !/^\d{1,12}$/.test(until) || typeof signature !== 'string') return false;
  if (saved !== undefined && typeof saved !== 'string') return false;
  return (
    Number(until) * MS > now.getTime() &&
    secrets.isSigned(PURPOSE, textOf(file, Number(until), saved), signature)
  );
}
