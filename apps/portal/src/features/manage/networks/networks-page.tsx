import { useLingui } from '@lingui/react/macro';
import { isApiProblem } from '@stoa/api/error';
import { saveSchoolNetworks } from '@stoa/api/exam-bank.calls';
import { schoolNetworksQuery } from '@stoa/api/exam-bank.queries';
import type { SchoolNetworks } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../../i18n/use-messages.ts';
import { CALL_PROBLEM_MESSAGES, messageOf } from '../../../shared/call-problem-messages.ts';
import { cx } from '../../../shared/cx.ts';
import { LeaveDialog } from '../../../shared/leaving/leave-dialog.tsx';
import { Loaded } from '../../../shared/loaded.tsx';
import { ConflictDialog } from '../dialogs.tsx';
import { ManagePage } from '../manage-page.tsx';
import * as manage from '../manage.css.ts';
import { NETWORKS_TITLE } from '../titles.ts';
import { NetworkFields } from './network-fields.tsx';
import { draftsOf, firstWrong, inputsOf, newNetwork, problemsOf } from './networks-form.ts';

const ROWS = 4;
const MAX = 50;

/** The networks of a school in one place, which exams can be limited to. */
export function NetworksPage({ schoolId }: { schoolId: string }) {
  useMessages('teaching');
  const { t, i18n } = useLingui();
  const query = useQuery({
    ...schoolNetworksQuery(useApi(), { schoolId, lang: useLanguage() }),
    // What is being edited does not change under one's hands.
    staleTime: Infinity,
  });
  return (
    <ManagePage
      title={i18n._(NETWORKS_TITLE)}
      text={t`Name the networks of your rooms once and choose them in exams. A change applies at once, also to exams in progress.`}
    >
      <Loaded query={query} rows={ROWS}>
        {(saved) => (
          <Form
            key={saved.version}
            schoolId={schoolId}
            saved={saved}
            takeTheirs={async () => {
              await query.refetch();
            }}
          />
        )}
      </Loaded>
    </ManagePage>
  );
}

interface FormProps {
  schoolId: string;
  saved: SchoolNetworks;
  takeTheirs: () => Promise<void>;
}

function Form({ schoolId, saved, takeTheirs }: FormProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const lang = useLanguage();
  const queryClient = useQueryClient();
  const [before] = useState(() => draftsOf(saved));
  const [drafts, setDrafts] = useState(before);
  const [isTried, setIsTried] = useState(false);
  const isUnsaved = JSON.stringify(drafts) !== JSON.stringify(before);
  const save = useMutation({
    mutationFn: (version: number) => saveSchoolNetworks(api, { schoolId, version, items: inputsOf(drafts) }),
    onSuccess: (data) => {
      toasts.show({
        message: t({ message: 'Saved', comment: 'Note: what was changed is kept' }),
        tone: 'success',
      });
      const { queryKey } = schoolNetworksQuery(api, { schoolId, lang });
      queryClient.setQueryData(queryKey, { code: 200, message: 'ok', data });
    },
  });
  const problem = isApiProblem(save.error) ? save.error : undefined;
  const isConflict = problem?.code === 'VERSION_CONFLICT';
  const theirs = Number(problem?.details?.currentVersion ?? saved.version);
  const problems = isTried ? problemsOf(drafts) : {};
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsTried(true);
    const wrong = firstWrong(drafts);
    if (wrong) return void document.getElementsByName(wrong)[0]?.focus();
    if (isUnsaved && !save.isPending) save.mutate(saved.version);
  };
  const add = () => setDrafts([...drafts, newNetwork(drafts)]);
  return (
    <form className={cx(manage.part, manage.sections, manage.narrow)} noValidate onSubmit={submit}>
      {save.error && !isConflict ? (
        <Banner tone="danger" announce="assertive">
          {problem?.code === 'CONFLICT'
            ? t`An exam is limited to a network that you removed. Choose another one in the exam first.`
            : i18n._(messageOf(CALL_PROBLEM_MESSAGES, problem?.code ?? 'UNKNOWN'))}
        </Banner>
      ) : null}
      {drafts.length === 0 ? (
        <EmptyState
          headingLevel={2}
          title={t`No networks yet`}
          action={<Button onPress={add}>{t`Add a network`}</Button>}
        >
          {t`For example the computer room in which exams are taken.`}
        </EmptyState>
      ) : null}
      {drafts.map((draft) => (
        <NetworkFields
          key={draft.key}
          draft={draft}
          exams={saved.items.find(({ id }) => id === draft.id)?.exams ?? 0}
          problem={problems[draft.key]}
          onChange={(part) =>
            setDrafts(drafts.map((one) => (one.key === draft.key ? { ...one, ...part } : one)))
          }
          onRemove={() => setDrafts(drafts.filter(({ key }) => key !== draft.key))}
        />
      ))}
      <div className={manage.actions}>
        <Button type="submit" variant="primary" isPending={save.isPending} isDisabled={!isUnsaved}>
          {t({ message: 'Save', context: 'networks', comment: 'Button' })}
        </Button>
        {drafts.length > 0 && drafts.length < MAX ? (
          <Button variant="secondary" onPress={add}>{t`Add a network`}</Button>
        ) : null}
      </div>
      <ConflictDialog
        isOpen={isConflict}
        onTheirs={() => {
          save.reset();
          void takeTheirs();
        }}
        onMine={() => save.mutate(theirs)}
      />
      <LeaveDialog isUnsaved={isUnsaved} />
    </form>
  );
}
