import { useLingui } from '@lingui/react/macro';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { IconButton } from '@stoa/ui/icon-button';
import { Link } from '@stoa/ui/link';
import { Row, RowList } from '@stoa/ui/row-list';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import type { ReactNode } from 'react';
import * as styles from '../content.css.ts';

interface FileLineProps {
  name: string;
  /** Its size, its length, its language. */
  facts: string;
  href: string;
  /** What else can be done with it. */
  action?: ReactNode;
  onRemove: () => void;
}

/** A file of a lesson, which can be opened and removed; the editor can undo that. */
export function FileLine({ name, facts, href, action, onRemove }: FileLineProps) {
  const { t } = useLingui();
  return (
    <RowList
      aria-label={t({ message: 'File', context: 'authoring', comment: 'Name of a list: of a lesson' })}
    >
      <Row className={styles.file}>
        <span className={styles.lesson}>
          <Link href={href} target="_blank">
            <UserText>{name}</UserText>
          </Link>
          <Text as="span" size="sm" tone="muted">
            {facts}
          </Text>
        </span>
        <span className={styles.fileActions}>
          {action}
          <IconButton
            icon={TrashIcon}
            label={t({ message: `Remove ${name}`, comment: 'A file from a list' })}
            onPress={onRemove}
          />
        </span>
      </Row>
    </RowList>
  );
}
