import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { cx } from '../../../shared/cx.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { ManagePage } from '../manage-page.tsx';
import { PeopleTabs } from '../members/people-tabs.tsx';
import * as styles from '../manage.css.ts';
import type { ChosenFiles } from './chosen-files.ts';
import { FileChoice } from './file-choice.tsx';
import { ImportAdvance, ImportDone, ImportFindings } from './import-report.tsx';
import { IMPORT_PROBLEM_MESSAGES, UNREADABLE_MESSAGES } from './import-messages.ts';
import { useMemberImport, type MemberImportActor } from './use-member-import.ts';

/** A file to begin with. Its head is what the server reads, so it is the same in every language. */
const SAMPLE = '\uFEFFemail,realName,role\r\nnoor@example.org,Noor,member\r\n';

/** Inviting many at once: a file, a look at what it would do, then the invitations. */
export function ImportPage({ schoolId }: { schoolId: string }) {
  const { t } = useLingui();
  const { actor, files } = useMemberImport(schoolId);
  const isRunning = useSelector(actor, (snapshot) => snapshot.hasTag('running'));
  const isChecking = useSelector(actor, (snapshot) => snapshot.hasTag('checking'));
  const isChecked = useSelector(actor, (snapshot) => snapshot.hasTag('checked'));
  const isDone = useSelector(actor, (snapshot) => snapshot.hasTag('done'));
  const isOffline = useSelector(actor, (snapshot) => snapshot.hasTag('offline'));
  return (
    <ManagePage
      title={t`Import people from a file`}
      text={t`Everyone in the file gets an invitation by email and becomes a member once they accept it.`}
      actions={
        <Button onPress={() => saveFile('members.csv', SAMPLE, 'text/csv;charset=utf-8')}>
          {t`Save a sample file`}
        </Button>
      }
      tabs={<PeopleTabs schoolId={schoolId} view="import" />}
    >
      <div className={cx(styles.part, styles.narrow)}>
        <ImportProblem actor={actor} files={files} />
        {isOffline ? (
          <Banner tone="warning" announce="polite">
            {t`No connection. The work continues, and this page updates once you are back online.`}
          </Banner>
        ) : null}
        {isDone ? (
          <ImportDone actor={actor} schoolId={schoolId} />
        ) : isRunning || isChecking ? (
          <ImportAdvance actor={actor} isChecking={isChecking} />
        ) : (
          <>
            <FileChoice schoolId={schoolId} actor={actor} files={files} />
            {isChecked ? <ImportFindings actor={actor} /> : null}
          </>
        )}
      </div>
    </ManagePage>
  );
}

function ImportProblem({ actor, files }: { actor: MemberImportActor; files: ChosenFiles }) {
  const { t, i18n } = useLingui();
  const problem = useSelector(actor, ({ context }) => context.problem);
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const isStopped = useSelector(actor, (snapshot) => snapshot.matches('stopped'));
  if (!isFailed) return null;
  const unreadable = problem?.code === 'IMPORT_UNREADABLE' && files.reason;
  const words = unreadable ? UNREADABLE_MESSAGES[unreadable] : undefined;
  return (
    <Banner
      tone="danger"
      announce="assertive"
      action={
        isStopped ? (
          <Button size="sm" onPress={() => actor.send({ type: 'import.retried' })}>
            {t`Try again`}
          </Button>
        ) : undefined
      }
    >
      {words
        ? i18n._(words)
        : problem
          ? i18n._(IMPORT_PROBLEM_MESSAGES[problem.code])
          : t`The import has stopped. People invited so far stay invited and are skipped if you try again.`}
    </Banner>
  );
}
