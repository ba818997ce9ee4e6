import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Language } from '@stoa/api/schema';

/** A field of a block; `name` is its path in the block. */
export type BlockField =
  /** A text in every language. */
  | { kind: 'text'; name: string; label: MessageDescriptor; max: number; isLong?: boolean }
  /** A rich text in every language. */
  | { kind: 'formatted'; name: string; label: MessageDescriptor }
  | {
      kind: 'choice';
      name: string;
      label: MessageDescriptor;
      options: readonly (readonly [string | number, MessageDescriptor | string])[];
      /** What counts where nothing is chosen. */
      standard?: string | number;
    }
  | { kind: 'number'; name: string; label: MessageDescriptor; min: number; max: number }
  | {
      kind: 'picture';
      name: string;
      label: MessageDescriptor;
      /** It can be taken away. */
      isOptional?: boolean;
    }
  /** A moment, in the zone of the school. */
  | {
      kind: 'moment';
      name: string;
      dayLabel: MessageDescriptor;
      timeLabel: MessageDescriptor;
      /** It can be left out; the time that a day then begins with. */
      optional?: { time: string };
      /** The field of the moment that it must come after, where that is said. */
      after?: string;
    }
  /** A file of the school; left out where there is none. */
  | { kind: 'file'; name: string; label: MessageDescriptor; takes?: 'film' }
  /** A file of captions in every language, asked for while there is a film in the field `of`. */
  | { kind: 'captions'; name: string; of: string }
  /** Page of another site that is shown in a frame; left out where it is empty. */
  | { kind: 'frame'; name: string; label: MessageDescriptor; isFilm?: boolean }
  /** People who teach: their ids, or left out for a rule. */
  | { kind: 'people'; name: string; label: MessageDescriptor; rule: MessageDescriptor; max: number }
  /** Which resources a list shows: the source of the block, whose type and limit are asked for too. */
  | { kind: 'resources'; name: 'source' }
  /** Whose badges are shown; left out for what stands in another field. */
  | { kind: 'badges'; name: string; insteadOf: string; max: number }
  /** Widths at which it is shown; left out for all of them. */
  | { kind: 'devices'; name: string; label: MessageDescriptor }
  /** The name that links into the page lead to; left out where it is empty. */
  | { kind: 'anchor'; name: string; label: MessageDescriptor }
  /** Where something leads; left out where it is empty. */
  | { kind: 'address'; name: string; label: MessageDescriptor }
  /** A button: its text and where it leads; left out where both are empty. */
  | { kind: 'action'; name: string; label: MessageDescriptor }
  | {
      kind: 'list';
      name: string;
      label: MessageDescriptor;
      /** What one of them is called. */
      one: MessageDescriptor;
      max: number;
      fields: readonly BlockField[];
      /** Not asked for while this field has a value. */
      unless?: string;
      /** One is added by sending a file, whose address stands there in it. */
      addFile?: string;
      /** A new one; left out where none can be added. */
      blank?: (mainLanguage: Language) => object;
    };

/** The heading of a block. */
export const HEADING = { kind: 'text', name: 'title', label: msg`Heading`, max: 200 } as const;
/** A sentence or two. */
export const TEXT = {
  kind: 'text',
  name: 'text',
  label: msg({ message: 'Text', context: 'block' }),
  max: 500,
  isLong: true,
} as const;
/** Where a press on it leads. */
export const LINK = {
  kind: 'address',
  name: 'url',
  label: msg({ message: 'Link', comment: 'Field: where a picture leads' }),
} as const;
/** The picture of something new: one that every installation has. */
export const FIRST_IMAGE = '/media/seed/banners/porch.svg';
/** A picture with what it shows. @param within its path in the block, with a dot at its end */
export const pictureFields = (within = ''): BlockField[] => [
  { kind: 'picture', name: `${within}image`, label: msg`Picture` },
  {
    kind: 'text',
    name: `${within}alt`,
    label: msg({ message: 'Alternative text', comment: 'What a picture shows, for screen readers' }),
    max: 500,
  },
  {
    kind: 'text',
    name: `${within}caption`,
    label: msg({ message: 'Caption', comment: 'Words below a picture' }),
    max: 500,
  },
];
/** A picture that stands in the place of something until it is wanted. */
export const POSTER = {
  kind: 'picture',
  name: 'poster',
  label: msg({
    message: 'Poster',
    context: 'block',
    comment: 'Picture in the place of a video until it plays',
  }),
  isOptional: true,
} as const;
/** Columns or tabs. */
export const partsField = (label: MessageDescriptor, one: MessageDescriptor, max: number): BlockField => ({
  kind: 'list',
  name: 'parts',
  label,
  one,
  max,
  blank: (mainLanguage) => ({ title: { [mainLanguage]: '' } }),
  fields: [
    HEADING,
    { kind: 'formatted', name: 'body', label: msg({ message: 'Text', context: 'block' }) },
    { kind: 'picture', name: 'image', label: msg`Picture`, isOptional: true },
    {
      kind: 'text',
      name: 'alt',
      label: msg({ message: 'Alternative text', comment: 'What a picture shows, for screen readers' }),
      max: 500,
    },
    { kind: 'action', name: 'action', label: msg`Button` },
  ],
});
/** How many cards stand side by side. */
export const PER_LINE = {
  kind: 'choice',
  name: 'perLine',
  label: msg`Cards in a line`,
  options: [
    [2, '2'],
    [3, '3'],
    [4, '4'],
    [5, '5'],
  ],
} as const;
const TIME = msg({ message: 'Time', context: 'block', comment: 'Field: time of day' });
/** What can be set on every block that is known. */
export const COMMON_FIELDS: readonly BlockField[] = [
  {
    kind: 'choice',
    name: 'audience',
    label: msg`Who sees it`,
    options: [
      [1, msg`Everyone`],
      [2, msg`Members only`],
      [3, msg`Visitors only`],
    ],
    standard: 1,
  },
  {
    kind: 'moment',
    name: 'startsAt',
    dayLabel: msg({
      message: 'Shown from',
      context: 'block',
      comment: 'Field: day from which visitors see it',
    }),
    timeLabel: TIME,
    optional: { time: '00:00' },
  },
  {
    kind: 'moment',
    name: 'endsAt',
    dayLabel: msg({ message: 'Shown until', context: 'block', comment: 'Field: last day visitors see it' }),
    timeLabel: TIME,
    optional: { time: '23:59' },
    after: 'startsAt',
  },
  {
    kind: 'devices',
    name: 'devices',
    label: msg({ message: 'Shown on', comment: 'Heading of checkboxes: phones, tablets, desktops' }),
  },
  {
    kind: 'anchor',
    name: 'anchor',
    label: msg({ message: 'Anchor', comment: 'Field: name of a part of a page that links can lead to' }),
  },
];
