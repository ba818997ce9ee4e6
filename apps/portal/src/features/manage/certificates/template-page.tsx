import { useLingui } from '@lingui/react/macro';
import { saveCertificateTemplate } from '@stoa/api/certificate.calls';
import { certificateTemplateQuery } from '@stoa/api/certificate.queries';
import { isApiProblem } from '@stoa/api/error';
import type { CertificateTemplate } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { SectionHeader } from '@stoa/ui/section-header';
import { TextField } from '@stoa/ui/text-field';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { toTag, type Language } from '../../../i18n/languages.ts';
import { useMessages } from '../../../i18n/use-messages.ts';
import { CALL_PROBLEM_MESSAGES, messageOf } from '../../../shared/call-problem-messages.ts';
import { cx } from '../../../shared/cx.ts';
import { LeaveDialog } from '../../../shared/leaving/leave-dialog.tsx';
import { Loaded } from '../../../shared/loaded.tsx';
import { ConflictDialog } from '../dialogs.tsx';
import { ManagePage } from '../manage-page.tsx';
import * as manage from '../manage.css.ts';
import { textIn } from '../texts.ts';
import { CERTIFICATES_TITLE } from '../titles.ts';
import { TemplatePreview } from './template-preview.tsx';
import { LanguageField } from '../../../shared/language-field.tsx';

const TITLE_MAX = 200;
const NAME_MAX = 100;
const ROWS = 4;

/** How a school words its certificates, for those who run it. */
export function TemplatePage({ schoolId }: { schoolId: string }) {
  useMessages('certificates');
  const { t, i18n } = useLingui();
  const query = useQuery({
    ...certificateTemplateQuery(useApi(), { schoolId, lang: useLanguage() }),
    // What is being edited does not change under one's hands.
    staleTime: Infinity,
  });
  return (
    <ManagePage
      title={i18n._(CERTIFICATES_TITLE)}
      text={t`How certificates for finished classes are worded. Those that are issued stay as they are.`}
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

function Form({
  schoolId,
  saved,
  takeTheirs,
}: {
  schoolId: string;
  saved: CertificateTemplate;
  takeTheirs: () => Promise<void>;
}) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const own = useLanguage();
  const queryClient = useQueryClient();
  const [language, setLanguage] = useState<Language>(own);
  const [draft, setDraft] = useState(saved);
  const isUnsaved = JSON.stringify(draft) !== JSON.stringify(saved);
  const change = (part: Partial<CertificateTemplate>) => setDraft({ ...draft, ...part });
  const save = useMutation({
    mutationFn: (version: number) => saveCertificateTemplate(api, { schoolId, ...draft, version }),
    onSuccess: (data) => {
      toasts.show({
        message: t({ message: 'Saved', comment: 'Note: what was changed is kept' }),
        tone: 'success',
      });
      const { queryKey } = certificateTemplateQuery(api, { schoolId, lang: own });
      queryClient.setQueryData(queryKey, { code: 200, message: 'ok', data });
    },
  });
  const problem = isApiProblem(save.error) ? save.error : undefined;
  const isConflict = problem?.code === 'VERSION_CONFLICT';
  const theirs = Number(problem?.details?.currentVersion ?? draft.version);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isUnsaved && !save.isPending) save.mutate(draft.version);
  };
  const { title, signatoryName, signatoryRole } = draft;
  return (
    <form className={cx(manage.part, manage.narrow, manage.sections)} noValidate onSubmit={submit}>
      {save.error && !isConflict ? (
        <Banner tone="danger" announce="assertive">
          {i18n._(messageOf(CALL_PROBLEM_MESSAGES, problem?.code ?? 'UNKNOWN'))}
        </Banner>
      ) : null}
      <section className={manage.part}>
        <SectionHeader title={t({ message: 'Words', context: 'certificate', comment: 'Of a certificate' })} />
        <LanguageField
          label={t`Language of the texts`}
          description={t`Texts without a translation are shown in the school’s main language.`}
          value={language}
          onChange={setLanguage}
        />
        <TextField
          name="title"
          label={t({ message: 'Title', context: 'certificate', comment: 'What certificates are called' })}
          description={t`Leave it empty everywhere for “Certificate of completion” in each language.`}
          lang={toTag(language)}
          value={title[language] ?? ''}
          placeholder={textIn(title, language).text || ' '}
          onChange={(text) => change({ title: { ...title, [language]: text } })}
          maxLength={TITLE_MAX}
          isOptional
        />
      </section>
      <section className={manage.part}>
        <SectionHeader title={t({ message: 'Signatory', comment: 'Heading: who signs certificates' })} />
        <TextField
          name="signatoryName"
          label={t({ message: 'Name', context: 'certificate', comment: 'Of who signs certificates' })}
          value={signatoryName}
          onChange={(text) => change({ signatoryName: text })}
          maxLength={NAME_MAX}
          isOptional
        />
        <TextField
          name="signatoryRole"
          label={t({
            message: 'Role',
            context: 'certificate',
            comment: 'Of who signs: “Head of the school”',
          })}
          lang={toTag(language)}
          value={signatoryRole[language] ?? ''}
          placeholder={textIn(signatoryRole, language).text || ' '}
          onChange={(text) => change({ signatoryRole: { ...signatoryRole, [language]: text } })}
          maxLength={TITLE_MAX}
          isOptional
        />
      </section>
      <section className={manage.part}>
        <SectionHeader
          title={t({ message: 'Preview', context: 'certificate', comment: 'Heading: how it will look' })}
        />
        <TemplatePreview
          title={textIn(title, language).text}
          signatoryName={signatoryName}
          signatoryRole={textIn(signatoryRole, language).text}
        />
      </section>
      <div className={manage.actions}>
        <Button type="submit" variant="primary" isPending={save.isPending} isDisabled={!isUnsaved}>
          {t({ message: 'Save', context: 'certificate', comment: 'Button' })}
        </Button>
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
