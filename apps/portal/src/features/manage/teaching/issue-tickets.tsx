import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { isApiProblem } from '@stoa/api/error';
import { issueExamTickets } from '@stoa/api/exam-bank.calls';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { CodeBlock } from '@stoa/ui/code-block';
import { DatePicker } from '@stoa/ui/date-picker';
import { Form } from '@stoa/ui/form';
import { NumberField } from '@stoa/ui/number-field';
import { SectionHeader } from '@stoa/ui/section-header';
import { Text } from '@stoa/ui/text';
import { TimeField } from '@stoa/ui/time-field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { cx } from '../../../shared/cx.ts';
import { CALL_PROBLEM_MESSAGES, messageOf } from '../../../shared/call-problem-messages.ts';
import { formatNumber } from '../../../shared/format.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { instantOf } from '../../../shared/local-instant.ts';
import * as styles from '../manage.css.ts';
import { TEACHING_PROBLEM_MESSAGES } from './teaching-messages.ts';

/** Tickets of one click. */
const MAX_COUNT = 500;
const START_OF_DAY = '00:00';
const END_OF_DAY = '23:59';

interface IssueTicketsProps {
  schoolId: string;
  examId: string;
  onIssued: () => void;
}

/** Issues tickets for an exam and shows them, this once. */
export function IssueTickets({ schoolId, examId, onIssued }: IssueTicketsProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const [count, setCount] = useState(1);
  const [fromDay, setFromDay] = useState('');
  const [fromTime, setFromTime] = useState('');
  const [untilDay, setUntilDay] = useState('');
  const [untilTime, setUntilTime] = useState('');
  const [fault, setFault] = useState<'MISSING' | 'TOO_EARLY'>();
  // One a click that worked: sent again after a lost answer it replaces what it issued before.
  const [batch, setBatch] = useState(() => crypto.randomUUID());
  const issue = useMutation({
    mutationFn: (order: { validFrom: string; validUntil: string }) =>
      issueExamTickets(api, { schoolId, examId, order: { batch, count, ...order } }),
    onSuccess: () => {
      setBatch(crypto.randomUUID());
      onIssued();
    },
  });
  const send = () => {
    if (untilDay === '') return setFault('MISSING');
    const now = new Date();
    const validFrom = fromDay === '' ? now.toISOString() : instantOf(fromDay, fromTime || START_OF_DAY);
    const validUntil = instantOf(untilDay, untilTime || END_OF_DAY);
    if (validUntil <= validFrom || validUntil <= now.toISOString()) return setFault('TOO_EARLY');
    setFault(undefined);
    if (!issue.isPending) issue.mutate({ validFrom, validUntil });
  };
  const issued = issue.data;
  const made = issued?.tickets.length ?? 0;
  const madeText = formatNumber(made, language);
  return (
    <section className={cx(styles.part, styles.narrow)}>
      <SectionHeader title={t`Issue tickets`} />
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <NumberField
          label={t`Number of tickets`}
          minValue={1}
          maxValue={MAX_COUNT}
          value={count}
          onChange={(value) => setCount(value ?? 1)}
        />
        <div className={styles.pair}>
          <DatePicker
            label={t({ message: 'Valid from', comment: 'Of a ticket of an exam' })}
            description={t`Now, where it is empty.`}
            value={fromDay || null}
            onChange={(day) => setFromDay(day ?? '')}
            isOptional
          />
          <TimeField
            label={t({ message: 'Valid from (time)', comment: 'Of a ticket of an exam' })}
            value={fromTime || null}
            onChange={(time) => setFromTime(time ?? '')}
            isOptional
          />
          <DatePicker
            label={t({ message: 'Valid until', comment: 'Of a ticket of an exam' })}
            value={untilDay || null}
            onChange={(day) => setUntilDay(day ?? '')}
            errorMessage={fault && i18n._(TEACHING_PROBLEM_MESSAGES[fault])}
            isRequired
          />
          <TimeField
            label={t({ message: 'Valid until (time)', comment: 'Of a ticket of an exam' })}
            value={untilTime || null}
            onChange={(time) => setUntilTime(time ?? '')}
            isOptional
          />
        </div>
        <Text size="sm" tone="muted">
          {t`Days and times are those of your device.`}
        </Text>
        {issue.error ? (
          <Banner tone="danger" announce="assertive">
            {i18n._(
              messageOf(CALL_PROBLEM_MESSAGES, isApiProblem(issue.error) ? issue.error.code : 'UNKNOWN'),
            )}
          </Banner>
        ) : null}
        <div className={styles.actions}>
          <Button type="submit" variant="primary" isPending={issue.isPending}>
            {t`Issue tickets`}
          </Button>
        </div>
      </Form>
      {issued ? (
        <>
          <Banner
            tone="warning"
            announce="polite"
            title={t`${plural(made, { one: `${madeText} ticket was issued.`, other: `${madeText} tickets were issued.` })}`}
            action={
              <Button
                icon={DownloadSimpleIcon}
                onPress={() => saveFile(issued.fileName, issued.csv, 'text/csv;charset=utf-8')}
              >
                {t`Download as CSV`}
              </Button>
            }
          >
            {t`Save them now. They are shown only once.`}
          </Banner>
          <CodeBlock
            label={t`Tickets that were just issued`}
            code={issued.tickets.map(({ ticket }) => ticket).join('\n')}
            maxHeight="16rem"
          />
        </>
      ) : null}
    </section>
  );
}
