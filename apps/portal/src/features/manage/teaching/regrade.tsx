import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { BankQuestion } from '@stoa/api/schema';
import { Button } from '@stoa/ui/button';
import { Row, RowList } from '@stoa/ui/row-list';
import { SectionHeader } from '@stoa/ui/section-header';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatNumber } from '../../../shared/format.ts';
import { LocalTime } from '../../../shared/local-time.tsx';
import * as styles from '../manage.css.ts';
import { RegradeDialog } from './regrade-dialog.tsx';
import * as teachingStyles from './teaching.css.ts';

interface RegradeProps {
  schoolId: string;
  questionId: string;
  /** As it is saved. */
  version: number;
  /** What is saved is not what is seen. */
  isUnsaved: boolean;
  regrades: NonNullable<BankQuestion['regrades']>;
}

/** Attempts that were graded with an earlier key: grades them again, and lists when that was done. */
export function Regrade({ regrades, isUnsaved, ...question }: RegradeProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <section id="regrade" className={styles.part}>
      <SectionHeader title={t`Submitted attempts`} />
      <Text tone="muted">
        {t`Attempts keep the answer key they began with. If it was wrong, save the right one and regrade them.`}
      </Text>
      <div className={styles.actions}>
        <Button isDisabled={isUnsaved} onPress={() => setOpen(true)}>
          {t({ message: 'Regrade…', comment: 'Button: opens a dialog that grades attempts again' })}
        </Button>
        {isUnsaved ? <Text tone="muted" as="span">{t`Save your changes first.`}</Text> : null}
      </div>
      {regrades.length > 0 ? (
        <RowList aria-label={t`Earlier regrades`}>
          {regrades.map(({ at, by, reason, changed }) => {
            const count = formatNumber(changed, language);
            return (
              <Row key={at} className={teachingStyles.words}>
                <Text size="sm" tone="muted">
                  <LocalTime instant={at} /> · <UserText>{by ?? '–'}</UserText> ·{' '}
                  {t`${plural(changed, { one: `${count} result changed`, other: `${count} results changed` })}`}
                </Text>
                <Text preserveLines>
                  <UserText>{reason}</UserText>
                </Text>
              </Row>
            );
          })}
        </RowList>
      ) : null}
      {isOpen ? <RegradeDialog {...question} onClose={() => setOpen(false)} /> : null}
    </section>
  );
}
