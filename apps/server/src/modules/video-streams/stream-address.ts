import type { SecretBox } from '../../platform/secret-box.ts';
import { passUntil } from '../../core/uploads/file-pass.ts';

const PURPOSE = 'video stream';
const MS = 1000;

interface Named {
  school_id: string;
  name: string;
}

const textOf = ({ school_id, name }: Named, until: number): string => `${school_id}\n${name}\n${until}`;

/**
 * The address of a film's stream, for whoever may watch it now: as passTo, the signature is the permission from then on.
 * It stands in the path, so that the playlists beside it need none of their own.
 */
export function streamAddress(secrets: SecretBox, film: Named, now: Date): string {
  const until = passUntil(now);
  return `/files/${film.school_id}/${film.name}/${until}.${secrets.sign(PURPOSE, textOf(film, until))}/index.m3u8`;
}

/** Whether the path of an address is good for a film's stream at a moment. */
export function isStreamPass(secrets: SecretBox, film: Named, pass: string, now: Date): boolean {
  const [until = '', signature = '', ...more] = pass.split('.');
  if (more.length > 0 || !/^\d{1,12}$/.test(until)) return false;
  return (
    Number(until) * MS > now.getTime() && secrets.isSigned(PURPOSE, textOf(film, Number(until)), signature)
  );
}
