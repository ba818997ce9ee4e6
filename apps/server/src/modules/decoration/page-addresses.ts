import type { SiteSettings, StoredBlock } from '@stoa/api/schema';
import type { PageDetails } from '../../database/tables.ts';
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
  invalid(`blocks/${index}/${path}`, 'format', message);

const invalid = (path: string, rule: string, message: string): Problem =>
  new Problem('PAGE_INVALID', { fields: [{ path: `body/page/${path}`, rule, message }] });

/**
 * Looks at the pictures of a page's links, its logo and icon, and at the addresses of the navigation.
 * @returns the names of the uploads among the pictures
 * @throws {Problem} PAGE_INVALID, UPLOAD_NOT_OWNED
 */
export function readSiteAddresses(
  { details, site }: { details: PageDetails; site: SiteSettings | null },
  schoolId: string,
): string[] {
  const pictures = [
    ['picture', details.picture],
    ['site/theme/logo', site?.theme.logo],
    ['site/theme/icon', site?.theme.icon],
  ] as const;
  const names = pictures.flatMap(([path, address]) => {
    if (!address) return [];
    const name = readPictureAddress(address, schoolId);
    if (name === undefined) throw invalid(path, 'format', 'must be a picture of this server');
    return name === null ? [] : [name];
  });
  const ids = new Set<string>();
  for (const [index, entry] of (site?.navigation ?? []).entries())
    for (const { id, url } of [entry, ...(entry.children ?? [])]) {
      const path = `site/navigation/${index}`;
      if (ids.has(id)) throw invalid(`${path}/id`, 'unique', 'is the id of another entry');
      ids.add(id);
      if (url && !isSafeAddress(url))
        throw invalid(`${path}/url`, 'format', 'must be a path of this portal or an http(s) address');
    }
  return names;
}
