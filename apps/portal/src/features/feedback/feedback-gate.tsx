import { portalLayoutQuery } from '@stoa/api/portal.queries';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { FeedbackDialog } from './feedback-dialog.tsx';

/** The dialog of the school whose page is shown; a page of no school has nobody to write to. */
export function FeedbackGate({ schoolId, onClose }: { schoolId: string | undefined; onClose: () => void }) {
  const notifyClosed = useEffectEvent(onClose);
  useEffect(() => {
    if (schoolId === undefined) notifyClosed();
  }, [schoolId]);
  return schoolId === undefined ? null : <Gate key={schoolId} schoolId={schoolId} onClose={onClose} />;
}

function Gate({ schoolId, onClose }: { schoolId: string; onClose: () => void }) {
  // The frame around the page has asked for it already.
  const { data } = useQuery(portalLayoutQuery(useApi(), { schoolId, lang: useLanguage() }));
  return data ? (
    <FeedbackDialog schoolId={schoolId} schoolName={data.school.name} onClosed={onClose} />
  ) : null;
}
