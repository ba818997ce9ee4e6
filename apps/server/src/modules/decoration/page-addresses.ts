import type { StoredBlock } from '@stoa/api/schema';
import { Problem } from '../../http/problem.ts';
import { isSafePath } from '../../http/safe-path.ts';
import { contentsOf } from './draft-blocks.ts';

const SCHEMES = new Set(['http:', 'https:', 'mailto:']);
const UPLOAD = /^\/files\/([0-9]{19})\/([A-Za-z0-9_-]{32})$/;

/**
 * Looks at every address of a page's blocks.
 * @param blocks with their places on the page
 * @returns the names of the uploads among its pictures
 * @throws {Problem} PAGE_INVALID for a link that leads where it must not and a picture that is not on this server,
 *   UPLOAD_NOT_OWNED for a picture of another school
 */
export function readAddresses(
  blocks: readonly (readonly [number, StoredBlock])[],
  schoolId: string,
): string[] {
  const names = new Set<string>();
  for (const [index, block] of blocks) {
    const { links = [], pictures = [] } = contentsOf(block);
    for (const { path, address } of links)
      if (!isGoodLink(address))
        throw refusal(index, path, 'must be a path of this portal or an http(s) address');
    for (const { path, address } of pictures) {
      const [, school, name] = UPLOAD.exec(address) ?? [];
      if (name !== undefined) {
        if (school !== schoolId) throw new Problem('UPLOAD_NOT_OWNED');
        names.add(name);
      } else if (!(isSafePath(address) && address.startsWith('/media/')))
        throw refusal(index, path, 'must be a picture of this server');
    }
  }
  return [...names];
}

const refusal = (index: number, path: string, message: string): Problem =>
  new Problem('PAGE_INVALID', {
    fields: [{ path: `body/page/blocks/${index}/${path}`, rule: 'format', message }],
  });

function isGoodLink(address: string): boolean {
  if (isSafePath(address)) return true;
  if (address.startsWith('#')) return /^#[A-Za-z0-9-]+$/.test(address);
  if (/[\s\\\p{Cc}]/u.test(address)) return false;
  const url = URL.parse(address);
  return url !== null && SCHEMES.has(url.protocol) && url.username === '' && url.password === '';
}
