import { useLingui } from '@lingui/react/macro';
import { isApiProblem } from '@stoa/api/error';
import { joinSchool } from '@stoa/api/school.calls';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useApi } from '../../app/services.ts';
import { useMessages } from '../../i18n/use-messages.ts';

interface JoinButtonProps {
  schoolId: string;
  onJoined?: () => void;
}

/** Makes who is signed in a member of the school, where it takes members without an invitation. */
export function JoinButton(props: JoinButtonProps) {
  return (
    <Suspense>
      <Join {...props} />
    </Suspense>
  );
}

function Join({ schoolId, onJoined }: JoinButtonProps) {
  useMessages('joining');
  const { t } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const router = useRouter();
  const [state, setState] = useState<'idle' | 'joining' | 'refused' | 'failed'>('idle');
  const join = async () => {
    setState('joining');
    try {
      await joinSchool(api, schoolId);
    } catch (error) {
      setState(isApiProblem(error, 'JOINING_NOT_ALLOWED') ? 'refused' : 'failed');
      return;
    }
    await queryClient.invalidateQueries();
    onJoined?.();
    await router.invalidate();
  };
  return (
    <>
      {state === 'refused' ? (
        <Banner
          tone="warning"
          announce="assertive"
        >{t`This school accepts members by invitation only. Ask its administrators.`}</Banner>
      ) : null}
      {state === 'failed' ? (
        <Banner tone="danger" announce="assertive">{t`Something went wrong. Try again.`}</Banner>
      ) : null}
      {state === 'refused' ? null : (
        <Button variant="primary" onPress={() => void join()} isPending={state === 'joining'}>
          {t`Join the school`}
        </Button>
      )}
    </>
  );
}
