import { useLingui } from '@lingui/react/macro';
import { isApiProblem } from '@stoa/api/error';
import { LANGUAGES } from '@stoa/api/languages';
import { deleteLiveCaptions, saveLiveCaptions } from '@stoa/api/live-replay.calls';
import { liveCaptionsQuery } from '@stoa/api/live-replay.queries';
import type { LiveCaptions, LiveCue } from '@stoa/api/schema';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { SectionHeader } from '@stoa/ui/section-header';
import { Text } from '@stoa/ui/text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../app/services.ts';
import { toasts } from '../../app/toasts.ts';
import { type Language } from '../../i18n/languages.ts';
import { messageOf } from '../../shared/call-problem-messages.ts';
import { Loaded } from '../../shared/loaded.tsx';
import { toDrafts, type CueDraft } from '../../shared/captions/cue-draft.ts';
import { CueLines } from '../../shared/captions/cue-lines.tsx';
import type { Film } from '../../shared/captions/film.ts';
import type { EditorProps } from './cut-editor.tsx';
import { invalidateReplay } from './invalidate-replay.ts';
import { REPLAY_PROBLEM_MESSAGES } from './replay-messages.ts';
import * as styles from './live-replay.css.ts';
import { LanguageField } from '../../shared/language-field.tsx';

/** Captions of a language, as they are typed. */
interface Draft {
  cues: readonly CueDraft[];
  version: string;
  isChanged: boolean;
}
type Drafts = Partial<Record<Language, Draft>>;

/** What is said in a recording, by language: from a file, and line by line beside the picture. */
export function CaptionsEditor({ live, edit, film, onUnsaved }: EditorProps) {
  const { t } = useLingui();
  const api = useApi();
  const { schoolId, id: liveId } = live;
  const [lang, setLang] = useState<Language>(edit.captions[0]?.lang ?? live.lang);
  const [drafts, setDrafts] = useState<Drafts>({});
  const query = useQuery({
    ...liveCaptionsQuery(api, { schoolId, liveId, captionLanguage: lang }),
    retry: false,
    staleTime: Infinity,
  });
  const isUnsaved = Object.values(drafts).some(({ isChanged }) => isChanged);
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);
  const counts = new Map(edit.captions.map((one) => [one.lang, one.cueCount]));
  return (
    <section className={styles.part}>
      <SectionHeader
        title={t({
          message: 'Captions',
          context: 'replay',
          comment: 'Heading: what is said in a recording, as text',
        })}
      />
      <Text tone="muted" size="sm">
        {t`Captions help people who cannot hear, and those who watch without sound.`}
      </Text>
      <LanguageField
        label={t`Language of the captions`}
        value={lang}
        onChange={setLang}
        languages={[...new Set([...counts.keys(), live.lang, ...live.languages, ...LANGUAGES])]}
      />
      <Loaded query={query} rows={3}>
        {(saved) => (
          <Lines
            key={saved.lang}
            place={{ schoolId, liveId }}
            saved={saved}
            draft={drafts[saved.lang]}
            wholeMs={edit.durationMs}
            film={film}
            onChange={(draft) => setDrafts((before) => ({ ...before, [saved.lang]: draft }))}
          />
        )}
      </Loaded>
    </section>
  );
}

function Lines({
  place,
  saved,
  draft: given,
  wholeMs,
  film,
  onChange,
}: {
  place: { schoolId: string; liveId: string };
  saved: LiveCaptions;
  draft: Draft | undefined;
  wholeMs: number;
  film: Film;
  onChange: (draft: Draft) => void;
}) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const call = { ...place, captionLanguage: saved.lang };
  const [loaded] = useState(() => ({ cues: toDrafts(saved.cues), version: saved.version, isChanged: false }));
  const draft = given ?? loaded;
  const [isAsking, setIsAsking] = useState(false);
  const keep = (answer: LiveCaptions) => {
    const { queryKey } = liveCaptionsQuery(api, call);
    queryClient.setQueryData(queryKey, (known) => known && { ...known, data: answer });
    void invalidateReplay(queryClient);
    onChange({ cues: toDrafts(answer.cues), version: answer.version, isChanged: false });
  };
  const saving = useMutation({
    mutationFn: (cues: LiveCue[]) => saveLiveCaptions(api, { ...call, version: draft.version, cues }),
    onSuccess: (answer) => {
      keep(answer);
      toasts.show({ message: t`Saved.`, tone: 'success' });
    },
    onError: (error) => {
      const current = isApiProblem(error, 'VERSION_CONFLICT') ? error.details?.currentVersion : undefined;
      if (current !== undefined) onChange({ ...draft, version: current });
    },
  });
  const deleting = useMutation({
    mutationFn: () => deleteLiveCaptions(api, call),
    onSuccess: () => keep({ lang: saved.lang, version: '0', cues: [] }),
  });
  const failed = saving.error ?? deleting.error;
  return (
    <>
      <CueLines
        lang={saved.lang}
        cues={draft.cues}
        wholeMs={wholeMs}
        film={film}
        isSaving={saving.isPending}
        failure={
          failed ? (
            <Banner tone="danger" announce="assertive">
              {i18n._(messageOf(REPLAY_PROBLEM_MESSAGES, isApiProblem(failed) ? failed.code : 'UNKNOWN'))}
            </Banner>
          ) : null
        }
        more={
          draft.version === '0' ? null : (
            <Button variant="quiet" isPending={deleting.isPending} onPress={() => setIsAsking(true)}>
              {t`Delete captions`}
            </Button>
          )
        }
        onChange={(cues) => onChange({ ...draft, cues, isChanged: true })}
        onSave={(cues) => saving.mutate(cues)}
      />
      <AlertDialog
        isOpen={isAsking}
        tone="danger"
        title={t`Delete these captions?`}
        confirmLabel={t`Delete captions`}
        cancelLabel={t`Keep them`}
        onConfirm={() => {
          setIsAsking(false);
          deleting.mutate();
        }}
        onCancel={() => setIsAsking(false)}
      >
        {t`Viewers can no longer read them in this language.`}
      </AlertDialog>
    </>
  );
}
