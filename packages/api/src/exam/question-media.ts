import type { QuestionMedia } from '../schema.gen.ts';

type Kind = QuestionMedia['kind'];

/** Bytes of what a question plays: it is fetched while the time of an attempt runs. */
export const QUESTION_MEDIA_MAX_BYTES = 200 * 1024 * 1024;

/** What a question may play, by kind. */
export const QUESTION_MEDIA_TYPES = {
  audio: ['audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/wav'],
  video: ['video/mp4', 'video/webm'],
} as const satisfies Record<Kind, readonly string[]>;

/** What a file of a type is played as; undefined for all that a question does not play. */
export const mediaKindOf = (type: string): Kind | undefined =>
  (['audio', 'video'] as const).find((kind) => QUESTION_MEDIA_TYPES[kind].some((one) => one === type));
