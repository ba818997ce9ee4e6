import { useLingui } from '@lingui/react/macro';
import { BookmarkSimpleIcon } from '@phosphor-icons/react/dist/csr/BookmarkSimple';
import { NotePencilIcon } from '@phosphor-icons/react/dist/csr/NotePencil';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import type { LessonNote } from '@stoa/api/schema';
import { Icon } from '@stoa/ui/icon';
import { IconButton } from '@stoa/ui/icon-button';
import { Link } from '@stoa/ui/link';
import { Row } from '@stoa/ui/row-list';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { hrefTo } from '../../../../app/links.ts';
import { NotePlaceText } from '../../../../shared/notes/note-place.tsx';
import { useRemoveNote } from '../../../../shared/notes/use-remove-note.ts';
import type { LessonNotes } from './lesson-notes.tsx';
import { ChangedNote } from './note-editor.tsx';
import * as styles from './notes.css.ts';

/** A note or bookmark of the list; its place leads there. @param isWanted the address names it */
export function NoteItem({
  note,
  notes,
  isWanted,
}: {
  note: LessonNote;
  notes: LessonNotes;
  isWanted: boolean;
}) {
  const { t } = useLingui();
  const { schoolId, classId, lessonId, editing, setEditing } = notes;
  const remove = useRemoveNote();
  if (editing && 'noteId' in editing && editing.noteId === note.id)
    return (
      <Row>
        <ChangedNote note={note} notes={notes} />
      </Row>
    );
  const isBookmark = note.text === '';
  return (
    <Row className={styles.note} aria-current={isWanted ? 'location' : undefined}>
      <Icon
        as={isBookmark ? BookmarkSimpleIcon : NotePencilIcon}
        weight={isWanted ? 'fill' : 'regular'}
        label={
          isBookmark
            ? t({ message: 'Bookmark', context: 'notes', comment: 'Sign of one' })
            : t({ message: 'Note', context: 'notes', comment: 'Sign of one' })
        }
        className={styles.icon}
      />
      <div className={styles.words}>
        <Text size="sm" maxLines={2}>
          <Link
            href={hrefTo({
              to: '/classInfo/$schoolId/class-view/$classId',
              params: { schoolId, classId },
              search: { lesson: lessonId, note: note.id },
            })}
          >
            <NotePlaceText place={note.place} />
          </Link>
        </Text>
        {isBookmark ? null : (
          <Text preserveLines>
            <UserText>{note.text}</UserText>
          </Text>
        )}
      </div>
      <span className={styles.buttons}>
        <IconButton
          size="sm"
          icon={PencilSimpleIcon}
          label={
            isBookmark
              ? t({ message: 'Add note', context: 'notes', comment: 'Button' })
              : t({ message: 'Edit note', context: 'notes', comment: 'Button' })
          }
          onPress={() => setEditing({ noteId: note.id })}
        />
        <IconButton
          size="sm"
          icon={TrashIcon}
          label={
            isBookmark
              ? t({ message: 'Delete bookmark', context: 'notes', comment: 'Button' })
              : t({ message: 'Delete note', context: 'notes', comment: 'Button' })
          }
          isDisabled={remove.isPending}
          onPress={() => remove.mutate(note.id)}
        />
      </span>
    </Row>
  );
}
