import { readEmbed } from '@stoa/api/embeds';
import type { SiteSettings, StoredBlock } from '@stoa/api/schema';
import type { PageDetails } from '../../database/tables.ts';
import type { UploadType } from '../../database/tables/files-and-feedback.ts';
import { Problem } from '../../http/problem.ts';
import { isSafeAddress } from '../../http/safe-address.ts';
import { readFileAddress } from '../../core/uploads/file-address.ts';
import type { FilesOfDraft } from '../../core/uploads/new-pictures.ts';
import { contentsOf } from './draft-blocks.ts';

/** Uploads that stand in a page, by what they have to be. */
export type NamedUploads = FilesOfDraft[];

const CAPTIONS: readonly UploadType[] = ['text/vtt'];
const FILMS: readonly UploadType[] = ['video/mp4', 'video/webm'];
const ALL: readonly UploadType[] = [
  ...FILMS,
  ...CAPTIONS,
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/gif',
];
/** Where uploads stand in a block, what they have to be, and what is said of other addresses. */
const FILE_KINDS = [
  { key: 'pictures', types: undefined, message: 'must be a picture of this server' },
  { key: 'films', types: FILMS, message: 'must be a film of this server' },
  { key: 'captions', types: CAPTIONS, message: 'must be captions of this server' },
  { key: 'files', types: ALL, message: 'must be a file of this server' },
] as const;

/**
 * Looks at every address of a page's blocks.
 * @param blocks with their places on the page
 * @returns the uploads among them
 * @throws {Problem} PAGE_INVALID for a link that leads where it must not, a frame of a site that is not listed and a
 *   file that is not on this server, UPLOAD_NOT_OWNED for a file of another school
 */
export function readAddresses(
  blocks: readonly (readonly [number, StoredBlock])[],
  schoolId: string,
): NamedUploads {
  const contents = blocks.map(([index, block]) => [index, contentsOf(block)] as const);
  for (const [index, { links = [], frames = [], filmFrames = [] }] of contents) {
    for (const { path, address } of links)
      if (!isSafeAddress(address))
        throw refusal(index, path, 'must be a path of this portal or an http(s) address');
    for (const { path, address } of frames)
      if (!readEmbed(address)) throw refusal(index, path, 'must be a page of a listed site');
    for (const { path, address } of filmFrames)
      if (!readEmbed(address)?.isFilm) throw refusal(index, path, 'must be a film of a listed site');
  }
  return FILE_KINDS.map(({ key, types, message }) => {
    const names = new Set<string>();
    for (const [index, { [key]: addresses = [] }] of contents)
      for (const { path, address } of addresses) {
        const name = readFileAddress(address, schoolId);
        if (name === undefined) throw refusal(index, path, message);
        if (name !== null) names.add(name);
      }
    return { names: [...names], types };
  });
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
    const name = readFileAddress(address, schoolId);
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
