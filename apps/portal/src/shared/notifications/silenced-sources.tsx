import { useLingui } from '@lingui/react/macro';
import type { SilencedEntry } from '@stoa/machines/notification-settings';
import { Button } from '@stoa/ui/button';
import { Heading } from '@stoa/ui/heading';
import { Row, RowList } from '@stoa/ui/row-list';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useId } from 'react';
import { kindMessageOf } from './notification-messages.ts';
import * as styles from './notifications.css.ts';

/** Sources that one does not hear of any more, and the way back. */
export function SilencedSources({
  sources,
  isBusy,
  onUnmute,
}: {
  sources: readonly SilencedEntry[];
  isBusy: boolean;
  onUnmute: (id: string) => void;
}) {
  const { t, i18n } = useLingui();
  const id = useId();
  if (sources.length === 0) return null;
  return (
    <div>
      <Heading level={3} size="md" id={id}>
        {t({
          message: 'Muted',
          comment: 'Heading over sources of notifications that are not heard any more',
        })}
      </Heading>
      <RowList aria-labelledby={id}>
        {sources.map((source) => {
          const name = i18n._(kindMessageOf(source.kind));
          return (
            <Row key={source.id} className={styles.choice}>
              <span className={styles.choiceName}>
                {name}
                {source.school ? (
                  <Text size="sm" tone="muted">
                    <UserText>{source.school.name}</UserText>
                  </Text>
                ) : null}
              </span>
              <Button
                size="sm"
                isDisabled={isBusy}
                aria-label={t({ message: `Unmute ${name}`, comment: 'A kind of notification' })}
                onPress={() => onUnmute(source.id)}
              >
                {t({
                  message: 'Unmute',
                  comment: 'Button beside a silenced source of notifications',
                })}
              </Button>
            </Row>
          );
        })}
      </RowList>
    </div>
  );
}
