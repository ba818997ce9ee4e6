import { FAMILIES } from '../modules/resources/kinds/registry.ts';
import { DAYS, media } from './check-parts.ts';
import {
  byField,
  email,
  fields,
  id,
  listOf,
  number,
  oneOf,
  slug,
  text,
  words,
  yesNo,
} from './check-shapes.ts';
import type { Shape } from './check-shapes.ts';

const resourceFields = {
  id,
  school: id,
  slug,
  kind: text,
  title: words,
  summary: words,
  cover: media,
  categories: listOf(slug, 1),
  'keywords?': listOf(text),
  zone: oneOf('1', '2'),
  audience: oneOf('all', 'members', 'visitors'),
  author: email,
  publishedDaysAgo: number(0, DAYS),
  'draft?': yesNo,
};

const shapes: Record<string, Shape> = {};
for (const { kinds, seed } of FAMILIES) {
  const { fields: own } = (await seed()).seed;
  for (const { name } of kinds) shapes[name] = fields({ ...resourceFields, ...own });
}

/** A resource with the fields of its kind. */
export const resource = byField('kind', shapes);
