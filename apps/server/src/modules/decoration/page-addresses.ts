import type { StoredBlock } from '@stoa/api/schema';
import { Problem } from '../../http/problem.ts';
import { isSafeAddress } from '../../http/safe-address.ts';
import { readPictureAddress } from '../../core/uploads/picture-address.ts';
import { contentsOf } from './draft-blocks.ts';

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
      if (!isSafeAddress(address))
        throw refusal(index, path, 'must be a path of this portal or an http(s) address');
    for (const { path, address } of pictures) {
      const name = readPictureAddress(address, schoolId);
      if (name === undefined) throw refusal(index, path, 'must be a picture of this server');
      if (name !== null) names.add(name);
    }
  }
  return [...names];
}

const refusal = (index: number, path: string, message: string): Problem =>
  new Problem('PAGE_INVALID', {
    fields: [{ path: `body/page/blocks/${index}/${path}`, rule: 'format', message }],
  });
