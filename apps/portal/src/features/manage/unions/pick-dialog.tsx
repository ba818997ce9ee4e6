import { useLingui } from '@lingui/react/macro';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Dialog } from '@stoa/ui/dialog';
import { Row, RowList } from '@stoa/ui/row-list';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import { TextField } from '@stoa/ui/text-field';
import { UserText } from '@stoa/ui/user-text';
import { useDeferredValue, useState } from 'react';
import * as styles from './unions.css.ts';
import { problemMessages } from './union-messages.ts';

const KEYWORD_MAX = 100;

/** Something that can be picked. */
export interface Pick {
  id: string;
  name: string;
}

/** Finds something by its name and does one thing with it. */
export function PickDialog({
  title,
  label,
  action,
  actionFor,
  useFound,
  pending,
  error,
  onPick,
  onClose,
}: {
  title: string;
  label: string;
  /** What the button of each says. */
  action: string;
  /** What is heard of it. */
  actionFor: (name: string) => string;
  /** What is found for a keyword; undefined while it comes. */
  useFound: (keyword: string) => readonly Pick[] | undefined;
  /** Of which it is under way. */
  pending: string | undefined;
  error: unknown;
  onPick: (id: string) => void;
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const [keyword, setKeyword] = useState('');
  const found = useFound(useDeferredValue(keyword.trim()));
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Stack gap="5">
        {error ? (
          <Banner tone="danger" announce="assertive">
            {i18n._(problemMessages(error))}
          </Banner>
        ) : null}
        <TextField
          name="keyword"
          label={label}
          value={keyword}
          onChange={setKeyword}
          maxLength={KEYWORD_MAX}
        />
        {found && found.length > 0 ? (
          <RowList aria-label={title}>
            {found.map(({ id, name }) => (
              <Row key={id} className={styles.row}>
                <UserText>{name}</UserText>
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={actionFor(name)}
                  isPending={pending === id}
                  onPress={() => onPick(id)}
                >
                  {action}
                </Button>
              </Row>
            ))}
          </RowList>
        ) : found ? (
          <Text>
            {t({ message: 'Nothing was found.', context: 'union', comment: 'In a list to pick from' })}
          </Text>
        ) : null}
      </Stack>
    </Dialog>
  );
}
