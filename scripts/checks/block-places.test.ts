import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '../..');
const CONTRACT = 'openapi/components/blocks.yaml';
const SERVER = 'apps/server/src/modules/portal/blocks';
const PORTAL = 'apps/portal/src/features/home/blocks';
const EDITOR = 'apps/portal/src/features/home/editor/blocks';
/** An operation of its own answers the honours of a home page (C086). */
const HONOURS_CALL = 'apps/server/src/modules/portal';
/** Designed pages are content, made of blocks as a school's own pages are: a new type needs nothing there. */
const DESIGNED = 'apps/server/src/modules/decoration/templates.ts';

interface Schema {
  oneOf?: { $ref: string }[];
  enum?: string[];
  properties?: { type?: { const?: string; $ref?: string } };
}
const { schemas } = parse(readFileSync(join(ROOT, CONTRACT), 'utf8')) as { schemas: Record<string, Schema> };
const named = (reference: string): Schema => schemas[reference.slice(reference.lastIndexOf('/') + 1)] ?? {};
const typesOf = (choice: string): string[] =>
  (schemas[choice]?.oneOf ?? [])
    .map(({ $ref }) => named($ref).properties?.type)
    .flatMap((type) => (type?.$ref ? (named(type.$ref).enum ?? []) : [String(type?.const)]))
    .sort();
const TYPES = typesOf('StoredBlock');

/** Types that share a folder: the kinds of resources. */
const folderOf = (type: string): string =>
  named('ResourceBlockType').enum?.includes(type)
    ? 'resources'
    : type.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const SOURCES = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  (file) => file !== DESIGNED && !/\.(gen|test|stories|fixtures)\.tsx?$/.test(file),
);

describe('a type of blocks', () => {
  it('has a stored and a shown shape in the contract', () => {
    expect(TYPES.length).toBeGreaterThan(10);
    expect(typesOf('Block')).toEqual(TYPES);
  });

  it.each(TYPES)('has a folder on each side: %s', (type) => {
    const folder = folderOf(type);
    const files = [
      `${SERVER}/${folder}/${folder}.block.ts`,
      `${SERVER}/${folder}/${folder}.sample.ts`,
      `${PORTAL}/${folder}/${folder}.tsx`,
      `${EDITOR}/${folder}/${folder}.editor.ts`,
    ];
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  // Types whose names mean nothing else.
  it.each(['honours', 'richText', 'subSchools'])('is named in four places alone: %s', (type) => {
    const names = new RegExp(`'${type}'|^ +${type}: \\w+,$`, 'm');
    const places = SOURCES.filter((file) => names.test(readFileSync(join(ROOT, file), 'utf8'))).map((file) =>
      dirname(file),
    );
    const folders = [SERVER, PORTAL, EDITOR].map((side) => `${side}/${folderOf(type)}`);
    const others = places.filter((place) => !folders.includes(place));
    // The fourth is the contract.
    expect(others).toEqual(type === 'honours' ? [HONOURS_CALL] : []);
  });
});
