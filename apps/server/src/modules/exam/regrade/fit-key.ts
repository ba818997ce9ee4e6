import type {
  AnswerKey,
  NumberRange,
  QuestionKind,
  QuestionPicture,
  Translations,
} from '../../../database/tables.ts';
import { written } from '../bank/question-content.ts';

/** What a key refers to. */
export interface KeyedVersion {
  kind: QuestionKind;
  options: Translations[];
  parts: Translations[];
  number_range: NumberRange | null;
  picture: QuestionPicture | null;
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
  const options = placesOf(from.options, to.options);
  const parts = placesOf(from.parts, to.parts);
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

/** Where each text stands in the other list; undefined where they do not hold the same texts. */
function placesOf(from: readonly Translations[], to: readonly Translations[]): number[] | undefined {
  const [texts, others] = [from.map(written), to.map(written)];
  if (texts.length !== others.length) return undefined;
  if (texts.every((text, index) => text === others[index])) return texts.map((_, index) => index);
  const places = texts.map((text) => others.indexOf(text));
  return places.includes(-1) || new Set(places).size < places.length ? undefined : places;
}
