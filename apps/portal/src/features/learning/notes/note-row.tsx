import { useLingui } from '@lingui/react/macro';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import type { MyNote } from '@stoa/api/schema';
import { Highlight } from '@stoa/ui/highlight';
import { IconButton } from '@stoa/ui/icon-button';
import { Link } from '@stoa/ui/link';
import { Row } from '@stoa/ui/row-list';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { LocalTime } from '../../../shared/local-time.tsx';
import { NotePlaceText, pairsOf } from '../../../shared/notes/note-place.tsx';
import { useRemoveNote } from '../../../shared/notes/use-remove-note.ts';
import * as styles from './notes.css.ts';

/** A note of the list: where it stands, what it says. @param school where there are several */
export function NoteRow({ item, school }: { item: MyNote; school: { name: string } | undefined }) {
  const { t } = useLingui();
  const remove = useRemoveNote();
  const { note, url, classTitle, lessonTitle } = item;
  const place = <NotePlaceText place={note.place} ranges={item.quoteRanges} />;
  return (
    <Row className={styles.note}>
      <div className={styles.words}>
        <Text size="sm" tone="muted">
          <UserText>{classTitle}</UserText>
          {school ? (
            <>
              {' · '}
              <UserText>{school.name}</UserText>
            </>
          ) : null}
        </Text>
        <Text weight="medium">
          {url ? (
            <Link variant="standalone" href={url}>
              <UserText>{lessonTitle}</UserText>
            </Link>
          ) : (
            <UserText>{lessonTitle}</UserText>
          )}
        </Text>
        <Text size="sm" tone="muted" maxLines={3}>
          {place}
        </Text>
        {note.text ? (
          <Text preserveLines>
            <bdi dir="auto">
              <Highlight text={note.text} ranges={pairsOf(item.textRanges)} />
            </bdi>
          </Text>
        ) : null}
        <Text size="sm" tone="muted">
          {note.text === '' ? (
            <>
              {t({ message: 'Bookmark', context: 'notes', comment: 'Sign of one' })}
              {' · '}
            </>
          ) : null}
          {url ? null : (
            <>
              {t({
                message: 'Lesson deleted',
                context: 'notes',
                comment: 'Beside a note whose lesson is gone',
              })}
              {' · '}
            </>
          )}
          <LocalTime instant={note.createdAt} style="date" />
        </Text>
      </div>
      <IconButton
        size="sm"
        icon={TrashIcon}
        label={
          note.text === ''
            ? t({ message: 'Delete bookmark', context: 'notes', comment: 'Button' })
            : t({ message: 'Delete note', context: 'notes', comment: 'Button' })
        }
        isDisabled={remove.isPending}
        onPress={() => remove.mutate(note.id)}
      />
    </Row>
  );
}
