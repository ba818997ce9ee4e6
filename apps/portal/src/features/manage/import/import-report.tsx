import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Banner } from '@stoa/ui/banner';
import { Button, LinkButton } from '@stoa/ui/button';
import { FactList } from '@stoa/ui/fact-list';
import { ProgressBar } from '@stoa/ui/progress';
import { Text } from '@stoa/ui/text';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatDateTime, formatNumber } from '../../../shared/format.ts';
import { peopleHref } from '../members/people-address.ts';
import * as styles from '../manage.css.ts';
import { RowErrors } from './row-errors.tsx';
import type { MemberImportActor } from './use-member-import.ts';
import { useTimeZone } from '../../../shared/time-zone.ts';

/** How far it is. */
export function ImportAdvance({ actor, isChecking }: { actor: MemberImportActor; isChecking: boolean }) {
  const { t } = useLingui();
  const language = useLanguage();
  const zone = useTimeZone();
  const report = useSelector(actor, ({ context }) => context.report);
  const total = report?.total ?? 0;
  const processed = report?.processed ?? 0;
  const doneText = formatNumber(processed, language);
  const totalText = formatNumber(total, language);
  const continuesAt = report?.continuesAt ? formatDateTime(report.continuesAt, language, zone) : '';
  return (
    <>
      <ProgressBar
        label={isChecking ? t`Checking the file` : t`Inviting people`}
        value={total === 0 ? 0 : processed / total}
        text={t`${plural(total, { one: `${doneText} of ${totalText} row`, other: `${doneText} of ${totalText} rows` })}`}
      />
      {isChecking ? null : (
        <Text tone="muted" isNumeric className={styles.count}>
          {continuesAt
            ? t`Your school has reached its email limit for now. The import continues by itself at ${continuesAt}.`
            : null}{' '}
          {t`You can leave this page. The import continues in the background.`}
        </Text>
      )}
    </>
  );
}

/** What a file would do, before anybody is invited. */
export function ImportFindings({ actor }: { actor: MemberImportActor }) {
  const { t } = useLingui();
  const language = useLanguage();
  const report = useSelector(actor, ({ context }) => context.report);
  const canImport = useSelector(actor, (snapshot) => snapshot.can({ type: 'import.confirmed' }));
  if (!report) return null;
  const { invited, errorCount } = report;
  const count = formatNumber(invited, language);
  const errorText = formatNumber(errorCount, language);
  return (
    <>
      <Banner
        tone={errorCount > 0 ? 'warning' : canImport ? 'success' : 'info'}
        announce="polite"
        title={
          canImport
            ? t`${plural(invited, { one: `${count} person can be invited`, other: `${count} people can be invited` })}`
            : t`This file contains no one to invite`
        }
      >
        {errorCount > 0
          ? t`${plural(errorCount, { one: `${errorText} row cannot be taken. Mend it in the file and choose it again, or go on without it.`, other: `${errorText} rows cannot be taken. Mend them in the file and choose it again, or go on without them.` })}`
          : t`No invitations yet`}
      </Banner>
      <Figures actor={actor} />
      <RowErrors errors={report.errors} count={errorCount} />
      <div className={styles.actions}>
        <Button
          variant="primary"
          isDisabled={!canImport}
          onPress={() => actor.send({ type: 'import.confirmed' })}
        >
          {canImport
            ? t`${plural(invited, { one: `Invite ${count} person`, other: `Invite ${count} people` })}`
            : t`No one to invite`}
        </Button>
      </div>
    </>
  );
}

/** Everybody is invited; rows that could not be taken are still there to be read. */
export function ImportDone({ actor, schoolId }: { actor: MemberImportActor; schoolId: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  const report = useSelector(actor, ({ context }) => context.report);
  if (!report) return null;
  const count = formatNumber(report.invited, language);
  return (
    <>
      <Banner
        tone="success"
        announce="polite"
        title={t`${plural(report.invited, { one: `${count} invitation is on its way`, other: `${count} invitations are on their way` })}`}
      >
        {t`People who accept appear in your members list.`}
      </Banner>
      <Figures actor={actor} />
      <RowErrors errors={report.errors} count={report.errorCount} />
      <div className={styles.actions}>
        <LinkButton variant="primary" href={peopleHref(schoolId, { view: 'invitations' })}>
          {t`Show the invitations`}
        </LinkButton>
        <Button onPress={() => actor.send({ type: 'file.removed' })}>{t`Another file`}</Button>
      </div>
    </>
  );
}

function Figures({ actor }: { actor: MemberImportActor }) {
  const { t } = useLingui();
  const language = useLanguage();
  const report = useSelector(actor, ({ context }) => context.report);
  if (!report) return null;
  const figure = (id: string, label: string, value: number) => ({
    id,
    label,
    value: formatNumber(value, language),
  });
  return (
    <FactList
      variant="tiles"
      facts={[
        figure('total', t({ message: 'Rows', comment: 'Of a file, with their number' }), report.total),
        figure(
          'invited',
          t({ message: 'Invitations', comment: 'From a file, with their number' }),
          report.invited,
        ),
        figure(
          'skipped',
          t({ message: 'Unchanged', comment: 'Rows of a file that need nothing, with their number' }),
          report.skipped,
        ),
        figure(
          'errors',
          t({ message: 'With errors', comment: 'Rows of a file, with their number' }),
          report.errorCount,
        ),
      ]}
    />
  );
}
