import { useLingui } from '@lingui/react/macro';
import { isApiProblem } from '@stoa/api/error';
import { endLive } from '@stoa/api/live.calls';
import { makeLiveIngestKey } from '@stoa/api/live-ingest.calls';
import { liveIngestQuery } from '@stoa/api/live-ingest.queries';
import type { LiveIngest, LiveSession, NewLiveIngest } from '@stoa/api/schema';
import { AddressBox } from '@stoa/ui/address-box';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { PasswordField } from '@stoa/ui/password-field';
import { SectionHeader } from '@stoa/ui/section-header';
import { Text } from '@stoa/ui/text';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { liveHref } from '../../app/links.ts';
import { useApi } from '../../app/services.ts';
import { messageOf } from '../../shared/call-problem-messages.ts';
import { Loaded } from '../../shared/loaded.tsx';
import { LIVE_HOST_MESSAGES } from './live-host-messages.ts';
import * as styles from './live-host.css.ts';

/** Whether a program has begun to send is looked up so often, ms. */
const LOOK_MS = 5000;

/** Sending a session from OBS: the server, the key, and its end. */
export function ObsPanel({ live }: { live: LiveSession }) {
  const { t } = useLingui();
  const { schoolId, id: liveId } = live;
  const query = useQuery({
    ...liveIngestQuery(useApi(), { schoolId, liveId }),
    retry: false,
    refetchInterval: ({ state }) => (state.data?.data.url ? LOOK_MS : false),
  });
  return (
    <section className={styles.settings}>
      <SectionHeader title={t({ message: 'Stream from OBS', comment: 'Heading; OBS is a program' })} />
      <Loaded query={query} rows={2}>
        {(ingest) =>
          ingest.url === null ? (
            <Text tone="muted" size="sm">
              {t`Streaming from OBS is switched off on this server. Its operator can switch it on.`}
            </Text>
          ) : (
            <Key live={live} url={ingest.url} ingest={ingest} />
          )
        }
      </Loaded>
    </section>
  );
}

function Key({ live, url, ingest }: { live: LiveSession; url: string; ingest: LiveIngest }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const { schoolId, id: liveId } = live;
  const [isAsking, setIsAsking] = useState(false);
  // Told once: it is nowhere but here.
  const [made, setMade] = useState<NewLiveIngest>();
  const making = useMutation({
    mutationFn: () => makeLiveIngestKey(api, { schoolId, liveId }),
    onSuccess: setMade,
  });
  const hasKey = ingest.keyMadeAt !== null || made !== undefined;
  return (
    <>
      <Text tone="muted" size="sm">
        {t`In OBS, open Settings, then Stream, choose Custom and enter the server and the stream key. Use H.264 and AAC with a key frame interval of 1 second. You are live as soon as OBS starts streaming.`}
      </Text>
      <div className={styles.meter}>
        <Text size="sm" weight="medium">
          {t({ message: 'Server', context: 'OBS', comment: 'Address that OBS sends to' })}
        </Text>
        <AddressBox>{url}</AddressBox>
      </div>
      {made ? (
        <PasswordField
          label={t({ message: 'Stream key', comment: 'A secret that is entered in OBS' })}
          description={t`Shown only now. Keep it secret: whoever has it can go live in this session.`}
          value={made.key}
          isReadOnly
          autoComplete="new-password"
        />
      ) : hasKey ? (
        <Text size="sm">{t`You have a stream key. It cannot be shown again, but you can replace it.`}</Text>
      ) : null}
      {making.isError ? (
        <Banner tone="danger" announce="assertive">
          {i18n._(messageOf(LIVE_HOST_MESSAGES, isApiProblem(making.error) ? making.error.code : 'UNKNOWN'))}
        </Banner>
      ) : null}
      <div className={styles.actions}>
        <Button isPending={making.isPending} onPress={() => (hasKey ? setIsAsking(true) : making.mutate())}>
          {hasKey ? t`Replace stream key` : t`Create stream key`}
        </Button>
        {ingest.state === 'live' ? <EndButton live={live} /> : null}
      </div>
      <AlertDialog
        isOpen={isAsking}
        title={t`Replace the stream key?`}
        confirmLabel={t`Replace stream key`}
        cancelLabel={t`Keep the key`}
        onConfirm={() => {
          setIsAsking(false);
          making.mutate();
        }}
        onCancel={() => setIsAsking(false)}
      >
        {t`OBS can no longer stream with the old one.`}
      </AlertDialog>
    </>
  );
}

/** Ends what a program sends: stopping it there leaves the session on. */
function EndButton({ live: { schoolId, id: liveId } }: { live: LiveSession }) {
  const { t } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const ending = useMutation({
    mutationFn: () => endLive(api, { schoolId, liveId }),
    onSuccess: () => void navigate({ href: liveHref(schoolId, liveId) }),
  });
  return (
    <>
      <Button variant="danger" onPress={() => setIsAsking(true)}>
        {t`End session`}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        tone="danger"
        title={t`End this session for everyone?`}
        confirmLabel={t`End session`}
        cancelLabel={t`Stay live`}
        isPending={ending.isPending}
        onConfirm={() => ending.mutate(undefined, { onError: () => setIsAsking(false) })}
        onCancel={() => setIsAsking(false)}
      >
        {t`It cannot be started again.`}
      </AlertDialog>
    </>
  );
}
