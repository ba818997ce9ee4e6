import {
  anything,
  fields,
  id,
  isLanguage,
  listOf,
  portalUrl,
  recordOf,
  slug,
  text,
  words,
  yesNo,
} from './check-shapes.ts';
import type { Shape } from './check-shapes.ts';

const navigationFields = { code: slug, name: words, 'url?': portalUrl };
const childNavigation: Shape = (value, path, report) =>
  fields({ ...navigationFields, 'children?': listOf(childNavigation, 1) })(value, path, report);
export const navigation = fields({
  ...navigationFields,
  school: id,
  'children?': listOf(childNavigation, 1),
});

/** What stands in a block is checked by the contract, as it would be stored. */
export const page = fields({
  school: id,
  pageId: slug,
  title: words,
  isfullPage: yesNo,
  blocks: listOf(recordOf(text, anything), 1),
});

/** Every text in a stored block is there in all languages of the portal. */
export const translated: Shape = (value, path, report) => {
  if (typeof value !== 'object' || value === null) return;
  const entries = Object.entries(value);
  const isText =
    entries.length > 0 &&
    // A file by language (captions) may be left out.
    entries.every(
      ([key, text]) => isLanguage(key) && typeof text === 'string' && !text.startsWith('/media/'),
    );
  if (isText) return words(value, path, report);
  for (const [key, inner] of entries) translated(inner, `${path}.${key}`, report);
};
