import {
  byField,
  email,
  fields,
  id,
  listOf,
  number,
  oneOf,
  portalUrl,
  slug,
  text,
  words,
  yesNo,
} from './check-shapes.ts';
import type { Shape } from './check-shapes.ts';
import { folder, media, perLine } from './check-parts.ts';

const navigationFields = { code: slug, name: words, 'url?': portalUrl };
const childNavigation: Shape = (value, path, report) =>
  fields({ ...navigationFields, 'children?': listOf(childNavigation, 1) })(value, path, report);
export const navigation = fields({
  ...navigationFields,
  school: id,
  'children?': listOf(childNavigation, 1),
});

const source = fields({
  'sort?': oneOf('0', '1', '2'),
  'categories?': listOf(slug, 1),
  'slugs?': listOf(slug, 1),
});
const resourceBlock = fields({ type: text, title: words, perLine, limit: number(1, 50), source });
const slide = fields({
  title: words,
  text: words,
  image: media,
  'alt?': words,
  'action?': fields({ label: words, url: portalUrl }),
});

export const page = fields({
  school: id,
  pageId: slug,
  title: words,
  isfullPage: yesNo,
  blocks: listOf(
    byField('type', {
      banner: fields({ type: text, slides: listOf(slide, 1) }),
      courses: resourceBlock,
      classes: resourceBlock,
      exams: resourceBlock,
      knowledge: resourceBlock,
      lives: resourceBlock,
      leaderboard: fields({ type: text, title: words, period: oneOf(1, 2, 3, 4), limit: number(1, 50) }),
      honours: fields({
        type: text,
        title: words,
        cards: listOf(fields({ person: email, title: words, text: words }), 1),
      }),
      subSchools: fields({ type: text, title: words, perLine }),
      figures: fields({
        type: text,
        items: listOf(
          fields({ kind: oneOf('learners', 'classes', 'lessons', 'languages'), label: words }),
          1,
        ),
      }),
      richText: fields({ type: text, 'title?': words, body: folder }),
    }),
    1,
  ),
});
