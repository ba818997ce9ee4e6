import { Problem } from '../../http/problem.ts';
import { isSafePath } from '../../http/safe-path.ts';

const UPLOAD = /^\/files\/([0-9]{19})\/([A-Za-z0-9_-]{32})$/;

/**
 * What stands at the address of a picture or another file.
 * @returns the name of an upload; null for a file of this server; undefined where there is no file of ours
 * @throws {Problem} UPLOAD_NOT_OWNED for a file of another school
 */
export function readFileAddress(address: string, schoolId: string): string | null | undefined {
  const [, school, name] = UPLOAD.exec(address) ?? [];
  if (name === undefined) return isSafePath(address) && address.startsWith('/media/') ? null : undefined;
  if (school !== schoolId) throw new Problem('UPLOAD_NOT_OWNED');
  return name;
}
