import type { NotePlace } from '@stoa/api/schema';
import type { PlaceHandle } from './lesson-notes.tsx';
import { findPlace, placeOfReading, placeOfSelection } from './text-place.ts';

const WHOLE: NotePlace = { kind: 'lesson', position: 0, quote: '' };

/** Where somebody is in the lesson. */
export function currentPlace(handle: PlaceHandle | undefined): NotePlace {
  switch (handle?.kind) {
    case 'film':
      return { kind: 'second', position: Math.floor(handle.seconds()), quote: '' };
    case 'document':
      return { kind: 'page', position: handle.page(), quote: '' };
    case 'text': {
      const root = handle.root();
      return root ? (placeOfSelection(root, getSelection()) ?? placeOfReading(root)) : WHOLE;
    }
    case undefined:
      return WHOLE;
  }
}

/** Brings a place into view, with the focus. */
export function goToPlace(handle: PlaceHandle, place: NotePlace): void {
  if (handle.kind === 'film' && place.kind === 'second') handle.seekTo(place.position);
  else if (handle.kind === 'document' && place.kind === 'page') handle.goTo(place.position);
  else if (handle.kind === 'text' && place.kind === 'passage') {
    const root = handle.root();
    const found = root ? findPlace(root, place) : undefined;
    if (!found) return;
    found.block.scrollIntoView({ block: 'center' });
    found.block.tabIndex = -1;
    found.block.focus({ preventScroll: true });
  }
}
