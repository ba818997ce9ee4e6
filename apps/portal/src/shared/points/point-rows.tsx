import { useLingui } from '@lingui/react/macro';
import type { PointEntry } from '@stoa/api/schema';
import { Badge } from '@stoa/ui/badge';
import { Link } from '@stoa/ui/link';
import { Row, RowList } from '@stoa/ui/row-list';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import { toIntlTag, type Language } from '../../i18n/languages.ts';
import { LocalTime } from '../local-time.tsx';
import { POINT_CHANGES, POINT_REASONS } from './point-messages.ts';
import * as styles from './points.css.ts';

/** "+10", "−20", in the digits of the language. */
export const signed = (points: number, language: Language): string =>
  new Intl.NumberFormat(toIntlTag(language), { signDisplay: 'exceptZero' }).format(points);

export interface PointRowsProps {
  label: string;
  entries: readonly PointEntry[];
  /** What can be done with a row. */
  actionOf?: (entry: PointEntry) => ReactNode;
}

/** Points, one row each with its reason. */
export function PointRows({ label, entries, actionOf }: PointRowsProps) {
  const { i18n } = useLingui();
  const language = useLanguage();
  return (
    <RowList aria-label={label}>
      {entries.map((entry) => (
        <Row key={entry.id} className={styles.row}>
          <div className={styles.words}>
            <Text weight="medium">
              {i18n._(POINT_REASONS[entry.reason])}{' '}
              {entry.isTakenBack ? (
                <Badge>{i18n._(POINT_CHANGES.takenBack)}</Badge>
              ) : entry.change === 'given' ? null : (
                <Badge>{i18n._(POINT_CHANGES[entry.change])}</Badge>
              )}
            </Text>
            {entry.subject ? (
              <Text size="sm">
                {entry.subject.url ? (
                  <Link href={entry.subject.url} variant="standalone">
                    <UserText>{entry.subject.title}</UserText>
                  </Link>
                ) : (
                  <UserText>{entry.subject.title}</UserText>
                )}
              </Text>
            ) : null}
            {entry.note ? (
              <Text size="sm">
                <UserText>{entry.note}</UserText>
              </Text>
            ) : null}
            <Text size="sm" tone="muted">
              <LocalTime instant={entry.at} />
            </Text>
          </div>
          <Text weight="semibold" isNumeric>
            {signed(entry.points, language)}
          </Text>
          {actionOf?.(entry) ?? null}
        </Row>
      ))}
    </RowList>
  );
}
