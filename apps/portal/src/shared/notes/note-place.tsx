import { useLingui } from '@lingui/react/macro';
import type { NotePlace } from '@stoa/api/schema';
import { Highlight } from '@stoa/ui/highlight';
import type { ReactNode } from 'react';
import { clockText } from '../clock-text.ts';

/** Where in its lesson a note stands, in a few words. @param ranges of found words in the quote */
export function NotePlaceText({
  place,
  ranges = [],
}: {
  place: NotePlace;
  ranges?: readonly number[][];
}): ReactNode {
  const { t } = useLingui();
  switch (place.kind) {
    case 'second':
      return <bdi>{clockText(place.position)}</bdi>;
    case 'page': {
      const page = place.position;
      return t({ message: `Page ${page}`, context: 'lesson', comment: 'Of a document' });
    }
    case 'passage':
      return place.quote ? (
        <bdi dir="auto">
          <Highlight text={place.quote} ranges={pairsOf(ranges)} />
        </bdi>
      ) : (
        t({ message: 'In the text', context: 'notes', comment: 'Place of a note in a lesson' })
      );
    case 'lesson':
      return t({
        message: 'Whole lesson',
        context: 'notes',
        comment: 'Place of a note that stands nowhere in particular',
      });
  }
}

/** Ranges as components take them. */
export const pairsOf = (ranges: readonly number[][]) =>
  ranges.map(([start = 0, end = 0]) => [start, end] as const);
