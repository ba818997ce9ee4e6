import type { PictureArea, QuestionKind, QuestionPicture } from '../../../database/tables.ts';
import { categories } from './categories.kind.ts';
import { essay } from './essay.kind.ts';
import { file } from './file.kind.ts';
import { gaps } from './gaps.kind.ts';
import { highlight } from './highlight.kind.ts';
import { hotspot } from './hotspot.kind.ts';
import type { KindRules } from './kind.ts';
import { labels } from './labels.kind.ts';
import { matching } from './matching.kind.ts';
import { multiple } from './multiple.kind.ts';
import { number } from './number.kind.ts';
import { ordering } from './ordering.kind.ts';
import { single } from './single.kind.ts';
import { slider } from './slider.kind.ts';
import { table } from './table.kind.ts';
import { text } from './text.kind.ts';
import { truefalse } from './truefalse.kind.ts';

/** Every kind of questions. */
export const KINDS: Record<QuestionKind, KindRules> = {
  single,
  multiple,
  truefalse,
  text,
  number,
  essay,
  matching,
  ordering,
  categories,
  gaps,
  table,
  slider,
  hotspot,
  labels,
  highlight,
  file,
};

export const isKind = (name: string): name is QuestionKind => Object.hasOwn(KINDS, name);

/**
 * The area of an option or a part, where the kind gives them areas.
 * @param index its place in the question
 */
export function areaOf(
  kind: QuestionKind,
  holder: 'options' | 'parts',
  picture: QuestionPicture | null,
  index: number,
): { area?: PictureArea } {
  const area = KINDS[kind].areas === holder ? picture?.areas[index] : undefined;
  return area ? { area } : {};
}
