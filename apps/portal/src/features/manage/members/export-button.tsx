import { useLingui } from '@lingui/react/macro';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { useSelector } from '@xstate/react';
import { Button } from '@stoa/ui/button';
import { useEffect } from 'react';
import { toasts } from '../../../app/toasts.ts';
import { filterParams } from './people-address.ts';
import type { PeopleQuery } from './people-search.ts';
import { MANAGE_PROBLEM_MESSAGES } from '../manage-messages.ts';
import { useMembers } from '../use-members.ts';

/** Saves the members that the filters leave as a file for spreadsheets. */
export function ExportButton({ query }: { query: PeopleQuery }) {
  const { t, i18n } = useLingui();
  const actor = useMembers();
  const isExporting = useSelector(actor, (snapshot) => snapshot.hasTag('exporting'));
  const problem = useSelector(actor, (snapshot) =>
    snapshot.hasTag('exportFailed') ? snapshot.context.exportProblem : null,
  );
  useEffect(() => {
    if (problem) toasts.show({ message: i18n._(MANAGE_PROBLEM_MESSAGES[problem.code]), tone: 'danger' });
  }, [problem, i18n]);
  return (
    <Button
      icon={DownloadSimpleIcon}
      isPending={isExporting}
      onPress={() => actor.send({ type: 'export.requested', filter: filterParams(query) })}
    >
      {t({ message: 'Export', comment: 'Button: saves a list as a file' })}
    </Button>
  );
}
