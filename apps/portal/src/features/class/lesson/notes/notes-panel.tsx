import { useLingui } from '@lingui/react/macro';
import { BookmarkSimpleIcon } from '@phosphor-icons/react/dist/csr/BookmarkSimple';
import { NotePencilIcon } from '@phosphor-icons/react/dist/csr/NotePencil';
import { Button } from '@stoa/ui/button';
import { Link } from '@stoa/ui/link';
import { RowList } from '@stoa/ui/row-list';
import { Text } from '@stoa/ui/text';
import { hrefTo } from '../../../../app/links.ts';
import { Loaded } from '../../../../shared/loaded.tsx';
import { currentPlace } from './current-place.ts';
import { useLessonNotes, type LessonNotes } from './lesson-notes.tsx';
import { NewNote } from './note-editor.tsx';
import { NoteItem } from './note-item.tsx';
import { useAddNote } from './use-add-note.ts';
import * as styles from './notes.css.ts';

const ROWS = 3;

/** What the learner noted in a lesson, and what adds to it. */
export function NotesPanel() {
  const notes = useLessonNotes();
  return notes ? <Panel notes={notes} /> : null;
}

function Panel({ notes }: { notes: LessonNotes }) {
  const { t } = useLingui();
  const { schoolId, classId, lessonId, query, handle, editing, wanted } = notes;
  const { begin, bookmark } = useAddNote(notes);
  const place = editing && 'place' in editing ? editing.place : undefined;
  return (
    <div className={styles.panel}>
      {place ? (
        <NewNote key={`${lessonId} ${JSON.stringify(place)}`} place={place} notes={notes} />
      ) : (
        <div className={styles.row}>
          <Button size="sm" icon={NotePencilIcon} onPress={() => begin(currentPlace(handle))}>
            {t({ message: 'Add note', context: 'notes', comment: 'Button' })}
          </Button>
          <Button
            size="sm"
            icon={BookmarkSimpleIcon}
            isPending={bookmark.isPending}
            onPress={() => bookmark.mutate(currentPlace(handle))}
          >
            {t({ message: 'Bookmark', context: 'notes', comment: 'Button: remembers a place' })}
          </Button>
        </div>
      )}
      <Loaded query={query} rows={ROWS}>
        {({ items }) =>
          items.length > 0 ? (
            <RowList>
              {items.map((note) => (
                <NoteItem key={note.id} note={note} notes={notes} isWanted={note.id === wanted?.id} />
              ))}
            </RowList>
          ) : (
            <Text size="sm" tone="muted">
              {t`Notes and bookmarks in this lesson appear here.`}
            </Text>
          )
        }
      </Loaded>
      <Text size="sm" tone="muted">
        {t`Only you can see your notes.`}{' '}
        <Link href={hrefTo({ to: '/learning/notes', search: { school: schoolId, class: classId } })}>
          {t({ message: 'All notes', comment: 'Link: the notes of all lessons' })}
        </Link>
      </Text>
    </div>
  );
}
