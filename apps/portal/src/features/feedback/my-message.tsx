import { useLingui } from '@lingui/react/macro';
import type { FeedbackEntry } from '@stoa/api/schema';
import { Badge } from '@stoa/ui/badge';
import { Heading } from '@stoa/ui/heading';
import { SideLine } from '@stoa/ui/side-line';
import { Status } from '@stoa/ui/status';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { LocalTime } from '../../shared/local-time.tsx';
import {
  FEEDBACK_STATUS_TONES,
  FEEDBACK_STATUS_MESSAGES,
  typeMessageOf,
} from '../../shared/feedback/feedback-messages.ts';
import { SentPictures } from '../../shared/feedback/sent-pictures.tsx';
import * as styles from './feedback.css.ts';

/** One of one's own messages, where it stands, and what the school says. */
export function MyMessage({ entry }: { entry: FeedbackEntry }) {
  const { t, i18n } = useLingui();
  return (
    <Surface as="li" isBordered radius="lg" padding="5" className={styles.entry}>
      <div className={styles.entryHead}>
        <Badge tone={entry.kind === 'complaint' ? 'warning' : 'primary'}>
          {i18n._(typeMessageOf(entry))}
        </Badge>
        <Status tone={FEEDBACK_STATUS_TONES[entry.status]}>
          {i18n._(FEEDBACK_STATUS_MESSAGES[entry.status])}
        </Status>
        <Text as="span" size="sm" tone="muted">
          <LocalTime instant={entry.createdAt} />
        </Text>
      </div>
      <Text preserveLines>
        <UserText>{entry.content}</UserText>
      </Text>
      <SentPictures urls={entry.picUrls} />
      {entry.reply ? (
        <SideLine tone="primary" gap="2">
          <Heading level={3} size="sm">
            {t`The school’s answer`}
          </Heading>
          <Text preserveLines>
            <UserText>{entry.reply}</UserText>
          </Text>
          {entry.repliedAt ? (
            <Text size="sm" tone="muted">
              <LocalTime instant={entry.repliedAt} />
            </Text>
          ) : null}
        </SideLine>
      ) : null}
    </Surface>
  );
}
