import { useLingui } from '@lingui/react/macro';
import { BookmarkSimpleIcon } from '@phosphor-icons/react/dist/csr/BookmarkSimple';
import { NotePencilIcon } from '@phosphor-icons/react/dist/csr/NotePencil';
import type { NotePlace } from '@stoa/api/schema';
import { Button } from '@stoa/ui/button';
import { Surface } from '@stoa/ui/surface';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLessonNotes, type LessonNotes } from './lesson-notes.tsx';
import { placeOfSelection } from './text-place.ts';
import { useAddNote } from './use-add-note.ts';
import * as styles from './notes.css.ts';

/** Room between what is marked and the bar, and at the edges of the window. */
const GAP_PX = 8;
/** The bar is about so wide: it stays within the window. */
const WIDTH_PX = 240;
/** A press on the bar may end the marking before it is a press. */
const HIDE_DELAY_MS = 250;

interface Marked {
  place: NotePlace;
  /** From the top and the start edge of the page. */
  block: number;
  inline: number;
}

/** Offers to note what is marked in the text, below it. */
export function SelectionBar({ root }: { root: () => HTMLElement | null }) {
  const notes = useLessonNotes();
  return notes ? <Bar notes={notes} root={root} /> : null;
}

function Bar({ notes, root }: { notes: LessonNotes; root: () => HTMLElement | null }) {
  const { t } = useLingui();
  const { begin, bookmark } = useAddNote(notes);
  const [marked, setMarked] = useState<Marked>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      clearTimeout(timer);
      const text = root();
      const selection = getSelection();
      const place = text ? placeOfSelection(text, selection) : undefined;
      timer = setTimeout(
        () =>
          setMarked(
            place && selection?.rangeCount ? { place, ...belowOf(selection.getRangeAt(0)) } : undefined,
          ),
        place ? 0 : HIDE_DELAY_MS,
      );
    };
    document.addEventListener('selectionchange', follow);
    return () => {
      document.removeEventListener('selectionchange', follow);
      clearTimeout(timer);
    };
  }, [root]);
  if (!marked) return null;
  const done = () => {
    getSelection()?.removeAllRanges();
    setMarked(undefined);
  };
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pressing a button must not end the marking
    <div
      role="group"
      aria-label={t({
        message: 'Selected text',
        comment: 'Name of the buttons for what is marked in a lesson',
      })}
      className={styles.selectionBar}
      style={{ insetBlockStart: marked.block, insetInlineStart: marked.inline }}
      // Keeps what is marked while the buttons are pressed.
      onMouseDown={(event) => event.preventDefault()}
    >
      <Surface isBordered radius="md" padding="1" className={styles.row}>
        <Button
          size="sm"
          variant="quiet"
          icon={NotePencilIcon}
          onPress={() => {
            begin(marked.place);
            done();
          }}
        >
          {t({ message: 'Add note', context: 'notes', comment: 'Button' })}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          icon={BookmarkSimpleIcon}
          onPress={() => {
            bookmark.mutate(marked.place);
            done();
          }}
        >
          {t({ message: 'Bookmark', context: 'notes', comment: 'Button: remembers a place' })}
        </Button>
      </Surface>
    </div>,
    document.body,
  );
}

/** Where the bar stands for what is marked. */
function belowOf(range: Range): Pick<Marked, 'block' | 'inline'> {
  const { bottom, left, right } = range.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  const start = document.documentElement.dir === 'rtl' ? width - right : left;
  return {
    block: bottom + scrollY + GAP_PX,
    inline: Math.max(GAP_PX, Math.min(start, width - WIDTH_PX - GAP_PX)),
  };
}
