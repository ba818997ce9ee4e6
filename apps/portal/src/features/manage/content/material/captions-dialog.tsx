import { useLingui } from '@lingui/react/macro';
import { isApiProblem } from '@stoa/api/error';
import type { LiveCue } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Dialog } from '@stoa/ui/dialog';
import { ErrorState } from '@stoa/ui/error-state';
import { Button } from '@stoa/ui/button';
import { SkeletonRegion, SkeletonRows } from '@stoa/ui/skeleton';
import type { Cue } from '@stoa/ui/transcript';
import { UserText } from '@stoa/ui/user-text';
import { VideoPlayer } from '@stoa/ui/video-player';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { LANGUAGE_NAMES, type Language } from '../../../../i18n/languages.ts';
import { useMessages } from '../../../../i18n/use-messages.ts';
import { toDrafts, type CueDraft } from '../../../../shared/captions/cue-draft.ts';
import { CueLines } from '../../../../shared/captions/cue-lines.tsx';
import { useFilm } from '../../../../shared/captions/film.ts';
import { writeVtt } from '../../../../shared/captions/to-vtt.ts';
import { useCues } from '../../../../shared/captions/use-cues.ts';
import { LeaveAlert } from '../../../../shared/leaving/leave-alert.tsx';
import { LeaveDialog } from '../../../../shared/leaving/leave-dialog.tsx';
import { usePlayerLabels } from '../../../../shared/player/player-labels.ts';
import * as styles from './captions-dialog.css.ts';
import { CAPTIONS, problemOf } from './material-messages.ts';

const MS = 1000;
const ROWS = 3;

/** The film or recording that captions belong to. */
export interface CaptionedFilm {
  title: string;
  src: string;
  /** 0 where nobody could tell. */
  seconds: number;
  hasPicture: boolean;
}

interface CaptionsDialogProps {
  language: Language;
  /** Captions or transcript. */
  heading: string;
  /** Where their file is found; undefined while there is none. */
  src: string | undefined;
  film: CaptionedFilm;
  /** Sends them as WebVTT. @throws {ApiProblem} */
  onSend: (
    vtt: string,
    options: { onProgress: (fraction: number) => void; signal: AbortSignal },
  ) => Promise<void>;
  onClose: () => void;
}

/** Captions of one language beside the film: written, corrected, split and moved in time. */
export function CaptionsDialog(props: CaptionsDialogProps) {
  useMessages('captions');
  useMessages('class');
  const { heading, language, src, onClose } = props;
  const [isUnsaved, setIsUnsaved] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <Dialog
      isOpen
      size="lg"
      title={
        <>
          {heading}: <UserText>{LANGUAGE_NAMES[language]}</UserText>
        </>
      }
      isDismissable={false}
      onClose={() => (isUnsaved ? setIsLeaving(true) : onClose())}
    >
      {src === undefined ? (
        <Lines {...props} cues={[]} onUnsaved={setIsUnsaved} />
      ) : (
        <SavedLines {...props} src={src} onUnsaved={setIsUnsaved} />
      )}
      <LeaveAlert isOpen={isLeaving} onLeave={onClose} onStay={() => setIsLeaving(false)} />
      <LeaveDialog isUnsaved={isUnsaved} />
    </Dialog>
  );
}

type WithUnsaved = CaptionsDialogProps & { onUnsaved: (isUnsaved: boolean) => void };

function SavedLines(props: WithUnsaved & { src: string }) {
  const { t } = useLingui();
  const { state, cues, retry } = useCues(props.src);
  if (state === 'ready') return <Lines {...props} cues={cues} />;
  if (state === 'failed')
    return (
      <ErrorState
        title={t`The captions could not be loaded`}
        actions={<Button onPress={retry}>{t`Try again`}</Button>}
      />
    );
  return (
    <SkeletonRegion>
      <SkeletonRows count={ROWS} />
    </SkeletonRegion>
  );
}

function Lines({
  language,
  film: { title, src, seconds, hasPicture },
  cues: saved,
  onSend,
  onUnsaved,
  onClose,
}: Omit<WithUnsaved, 'src'> & { cues: readonly Cue[] }) {
  const { i18n } = useLingui();
  const labels = usePlayerLabels();
  const { film, ...player } = useFilm();
  const [cues, setCues] = useState<readonly CueDraft[]>(() => toDrafts(saved.map(inMs)));
  const saving = useMutation({
    mutationFn: (lines: LiveCue[]) =>
      onSend(writeVtt(lines), { onProgress: () => undefined, signal: new AbortController().signal }),
    onSuccess: onClose,
  });
  const code = isApiProblem(saving.error) ? saving.error.code : 'UNKNOWN';
  return (
    <div className={styles.beside}>
      <div className={styles.film}>
        <VideoPlayer title={title} src={src} hasPicture={hasPicture} labels={labels} {...player} />
      </div>
      <CueLines
        lang={language}
        cues={cues}
        // Its length is known in whole seconds.
        wholeMs={seconds > 0 ? (seconds + 1) * MS : Infinity}
        film={film}
        isSaving={saving.isPending}
        failure={
          saving.error ? (
            <Banner tone="danger" announce="assertive">
              {i18n._(problemOf(CAPTIONS, code))}
            </Banner>
          ) : null
        }
        onChange={(next) => {
          setCues(next);
          onUnsaved(true);
        }}
        onSave={(lines) => saving.mutate(lines)}
      />
    </div>
  );
}

const inMs = ({ startSeconds, endSeconds, text }: Cue): LiveCue => ({
  startMs: Math.round(startSeconds * MS),
  endMs: Math.round(endSeconds * MS),
  text,
});
