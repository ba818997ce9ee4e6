import { useLingui } from '@lingui/react/macro';
import { removeO3TeamFile } from '@stoa/api/o3-board.calls';
import type { O3Board, O3File } from '@stoa/api/schema';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { Button } from '@stoa/ui/button';
import { formatBytes } from '@stoa/ui/format-bytes';
import { Heading } from '@stoa/ui/heading';
import { Link } from '@stoa/ui/link';
import { Row, RowList } from '@stoa/ui/row-list';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useRef, useState } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import { toIntlTag } from '../../i18n/languages.ts';
import { RelativeTime } from '../../shared/relative-time.tsx';
import { BoardProblem } from './board-problem.tsx';
import { TeamFileUpload } from './team-file-upload.tsx';
import { useBoardChange } from './use-board.ts';
import * as styles from './o3.css.ts';

interface TeamFilesProps {
  schoolId: string;
  board: O3Board;
}

/** What a team has collected: fetched by who sees the board, added by the team, removed by who may. */
export function TeamFiles({ schoolId, board }: TeamFilesProps) {
  const { t } = useLingui();
  const change = useBoardChange(schoolId, board.id);
  const [asked, setAsked] = useState<O3File>();
  const heading = useRef<HTMLHeadingElement>(null);
  const title = t({ message: 'Files', context: 'board', comment: 'Heading: files of a team' });
  return (
    <section className={styles.band} aria-labelledby="team-files">
      <Heading level={2} size="2xl" id="team-files" ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <BoardProblem error={change.error} onDismiss={change.reset} />
      {board.files.length > 0 ? (
        <RowList aria-label={title}>
          {board.files.map((file) => (
            <Row key={file.id} className={styles.stepsHead}>
              <FileEntry file={file} onRemove={() => setAsked(file)} />
            </Row>
          ))}
        </RowList>
      ) : (
        <Text tone="muted">{t`This team has no files yet.`}</Text>
      )}
      {board.abilities.edit ? <TeamFileUpload schoolId={schoolId} board={board} /> : null}
      <AlertDialog
        isOpen={asked !== undefined}
        tone="danger"
        title={t({ message: 'Remove this file?', comment: 'Title of a dialog' })}
        confirmLabel={t({ message: 'Remove the file', comment: 'Button' })}
        cancelLabel={t`Cancel`}
        isPending={change.isPending}
        onCancel={() => setAsked(undefined)}
        onConfirm={() =>
          asked &&
          change.mutate((api, team) => removeO3TeamFile(api, team, asked.id), {
            onSettled: () => {
              setAsked(undefined);
              // The button that was pressed has gone with its file.
              requestAnimationFrame(() => heading.current?.focus());
            },
          })
        }
      >
        <UserText>{asked?.name ?? ''}</UserText>
      </AlertDialog>
    </section>
  );
}

function FileEntry({ file, onRemove }: { file: O3File; onRemove: () => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { name, bytes, url, addedBy, addedAt } = file;
  return (
    <>
      <div className={styles.words}>
        <Link href={url} variant="standalone" download className={styles.fileName}>
          <UserText>{name}</UserText>
        </Link>
        <Text size="sm" tone="muted">
          <bdi>{formatBytes(bytes, toIntlTag(language))}</bdi>
          {' · '}
          {addedBy ? (
            <>
              <UserText>{addedBy.name}</UserText>
              {' · '}
            </>
          ) : null}
          <RelativeTime instant={addedAt} />
        </Text>
      </div>
      {file.canRemove ? (
        <Button
          size="sm"
          variant="quiet"
          onPress={onRemove}
          aria-label={t({ message: `Remove ${name}`, comment: 'A file from a list' })}
        >
          {t({ message: 'Remove', context: 'attendance', comment: 'Button: takes a file away' })}
        </Button>
      ) : null}
    </>
  );
}
