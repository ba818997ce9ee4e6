import type {
  AnswerKey,
  EntryPicture,
  NumberRange,
  QuestionKind,
  QuestionPicture,
  Translations,
} from '../../../database/tables.ts';
import { written } from '../bank/question-content.ts';
import { pictureOf } from '../kinds/pictures.ts';

/** What a key refers to. */
export interface KeyedVersion {
  kind: QuestionKind;
  options: Translations[];
  parts: Translations[];
  number_range: NumberRange | null;
  picture: QuestionPicture | null;
  entry_pictures: (EntryPicture | null)[] | null;
  answer_key: AnswerKey;
}

/**
 * The key of one version as another one has it, whose options and parts may stand in another order: the right order
 * of options is corrected by moving them.
 * @returns undefined where the other version has other options or parts, or another picture
 */
export function fitKey(from: KeyedVersion, to: KeyedVersion): AnswerKey | undefined {
  const around = ({ kind, number_range, picture }: KeyedVersion) =>
    written([kind, number_range, picture && areasOf(picture)]);
  if (around(from) !== around(to)) return undefined;
  const options = placesOf(entriesOf(from, 'options'), entriesOf(to, 'options'));
  const parts = placesOf(entriesOf(from, 'parts'), entriesOf(to, 'parts'));
  if (!options || !parts) return undefined;
  const option = (index: number): number => options[index] ?? index;
  const byPart = <T>(list: readonly T[]): T[] => to.parts.map((_, place) => list[parts.indexOf(place)] as T);
  const { right, pairs, gaps, order } = from.answer_key;
  return {
    ...from.answer_key,
    ...(right ? { right: right.map(option).sort((one, other) => one - other) } : {}),
    ...(pairs ? { pairs: byPart(pairs.map(option)) } : {}),
    ...(gaps ? { gaps: byPart(gaps) } : {}),
    ...(order ? { order: order.map(option) } : {}),
  };
}

/** What of a picture is asked, whatever it is called. */
export const areasOf = ({ url, areas }: QuestionPicture) => ({ url, areas });

/** Options or parts by what tells them apart: their texts, and their pictures whatever those are called. */
const entriesOf = (version: KeyedVersion, holder: 'options' | 'parts'): string[] =>
  version[holder].map((text, index) =>
    written([text, pictureOf(version, version.entry_pictures, holder, index)?.url ?? null]),
  );

/** Where each stands in the other list; undefined where they do not hold the same. */
function placesOf(texts: readonly string[], others: readonly string[]): number[] | undefined {
  if (texts.length !== others.length) return undefined;
  if (texts.every((text, index) => text === others[index])) return texts.map((_, index) => index);
  const places = texts.map((text) => others.indexOf(text));
  return places.includes(-1) || new Set(places).size < places.length ? undefined : places;
}
